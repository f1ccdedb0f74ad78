const ASKED = /\(prefers-reduced-motion:\s*(no-preference|reduce)\)/;

/**
 * Stories are played for somebody who wants less motion, and no page can want more for itself: its style sheets are made to hold
 * as for somebody who has not asked. Answers what takes that back.
 */
export function withMotion(): () => void {
  const changed: (readonly [MediaList, string])[] = [];
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        const asked = ASKED.exec(media.mediaText)?.[1];
        if (asked) {
          changed.push([media, media.mediaText]);
          const isMet = asked === 'no-preference';
          media.mediaText = media.mediaText.replace(ASKED, isMet ? '(min-width: 0px)' : '(max-width: 0px)');
        }
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) change(cssRules);
  return () => {
    for (const [media, text] of changed) media.mediaText = text;
  };
}
