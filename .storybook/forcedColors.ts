// No page can force colours on itself: this is near to what Windows does in a contrast theme, for looking. The real thing is
// in Chromium's developer tools (Rendering, forced-colors). What is drawn on a canvas stays.

const FORCED = '(forced-colors: active)';
const EDGES = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}-color`);

const done = new WeakSet<CSSStyleSheet>();
let isChanged = false;

/** Turns the style sheets of the page into those of forced colours; back again by loading the page anew. */
export function forceColors(isForced: boolean): void {
  if (!isForced) {
    if (isChanged) location.reload();
    return;
  }
  isChanged = true;
  for (const sheet of document.styleSheets) {
    if (!done.has(sheet)) forceRules(sheet.cssRules);
    done.add(sheet);
  }
}

function forceRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(FORCED)) {
      // The author's words for forced colours: they hold, and none of them is replaced.
      rule.media.mediaText = rule.media.mediaText.replace(FORCED, 'all');
    } else {
      if (rule instanceof CSSStyleRule) forceStyle(rule.style);
      if ('cssRules' in rule) forceRules(rule.cssRules as CSSRuleList);
    }
  }
}

function forceStyle(style: CSSStyleDeclaration) {
  if (style.getPropertyValue('forced-color-adjust') === 'none') return;
  const text = `;${style.cssText}`.replaceAll(/\s*([;:])\s*/g, '$1');
  if (/;color:(?!inherit|currentcolor)/.test(text)) style.setProperty('color', 'CanvasText');
  if (
    /;background(-color|-image)?:/.test(text) &&
    !/;background[^;]*(transparent|none|url|initial|0(px)? 0(px)?)/.test(text)
  ) {
    style.setProperty('background', 'Canvas');
  }
  // Transparent edges are seen.
  if (/;border[^;:]*:/.test(text)) for (const edge of EDGES) style.setProperty(edge, 'CanvasText');
  if (/;outline[^;:]*:/.test(text)) style.setProperty('outline-color', 'CanvasText');
  if (/;box-shadow:/.test(text)) style.setProperty('box-shadow', 'none');
}
