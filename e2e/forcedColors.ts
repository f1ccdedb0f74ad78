import type { Page } from '@playwright/test';

/** What axe says of a page. */
interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Channel {
  once(event: string, listener: (result: { violations: Violation[] }) => void): void;
  emit(event: string, ...values: unknown[]): void;
}

interface Preview {
  currentRender?: { story?: { parameters: { a11y: { config: { rules: object[] } } } } };
}

/**
 * What a story in forced colours hides, and what axe finds in it; the picture is a PNG. Colours are read from the picture:
 * the computed ones, at which axe looks, are the author's.
 */
export async function lookForced(page: Page, id: string) {
  await page.emulateMedia({ forcedColors: 'active' });
  const picture = await page.screenshot({ animations: 'disabled', caret: 'initial' });
  const unseen = await page.evaluate(findUnseen, `data:image/png;base64,${picture.toString('base64')}`);
  const violations = await page.evaluate(runAxe, id);
  await page.emulateMedia({ forcedColors: 'none' });
  return { picture, faults: [...unseen, ...violations] };
}

/** In the page: axe with the story's own parameters, as Storybook's panel runs it. */
function runAxe(id: string): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: Preview;
  };
  const a11y = preview.currentRender?.story?.parameters.a11y;
  const rules = [...(a11y?.config.rules ?? []), { id: 'color-contrast', enabled: false }];
  return new Promise((done) => {
    channel.once('storybook/a11y/result', ({ violations }) =>
      done(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))),
    );
    channel.emit('storybook/a11y/manual', id, { ...a11y, config: { ...a11y?.config, rules } });
  });
}

/** In the page: texts, icons and controls that cannot be told from what is around them. */
async function findUnseen(picture: string): Promise<string[]> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(image, 0, 0);

  const linear = Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );

  /** The contrast of WCAG between the lightest and the darkest of what is in a place. */
  function contrastIn({ left, top, right, bottom }: DOMRect) {
    // An outline is around it.
    const [x, y] = [Math.max(0, Math.floor(left) - 2), Math.max(0, Math.floor(top) - 2)];
    const [w, h] = [Math.ceil(right) + 2 - x, Math.ceil(bottom) + 2 - y];
    const data = context?.getImageData(x, y, w, h).data ?? [];
    const of = (at: number) => linear[data[at] ?? 0] ?? 0;
    let [darkest, lightest] = [1, 0];
    for (let at = 0; at < data.length; at += 4) {
      const luminance = 0.2126 * of(at) + 0.7152 * of(at + 1) + 0.0722 * of(at + 2);
      darkest = Math.min(darkest, luminance);
      lightest = Math.max(lightest, luminance);
    }
    return (lightest + 0.05) / (darkest + 0.05);
  }

  /** Whether nothing is over an element; the link of a row is over all that is in the row. */
  function isOnTop(element: Element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 4 || height < 4) return false; // for screen readers alone
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const around = found?.closest('[role=row], li') ?? found;
    return found !== null && (element.contains(found) || around?.contains(element));
  }

  /** Those of which nothing is cut off by the window, or by a box that scrolls. */
  const findWhole = (elements: readonly Element[]) =>
    new Promise<Element[]>((done) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        done(entries.filter((entry) => entry.intersectionRatio > 0.99).map(({ target }) => target));
      });
      for (const element of elements) observer.observe(element);
      if (elements.length === 0) done([]);
    });

  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const isControl = (element: Element) =>
    element.matches(
      'svg, button, a, input, textarea, canvas, [role=meter], [role=progressbar], [role=switch], [role=option]',
    );
  const looked = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      (isControl(element) || hasText(element)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const whole = await findWhole(looked);
  return whole
    .filter((element) => isOnTop(element) && contrastIn(element.getBoundingClientRect()) < 3)
    .map((element) => `unseen: ${element.outerHTML.slice(0, 200)}`);
}
