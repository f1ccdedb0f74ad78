// What a docs page and the frames of its stories agree on.

/** The address of a story in a frame: `embed` shows it without playing. */
export const frameAddress = (id: string, globals: Readonly<Record<string, unknown>>): string =>
  `iframe.html?${new URLSearchParams({ viewMode: 'story', embed: 'true', id, toolbar: JSON.stringify(globals) })}`;

const search = new URLSearchParams(globalThis.location?.search);

/** In a frame: what the docs page's toolbar says. Storybook's own `globals` takes no slash, and time zones have one. */
export const toolbarOfPage = (): Record<string, unknown> => JSON.parse(search.get('toolbar') ?? '{}');

/** True in a frame of a docs page. */
export const isFrame = search.get('embed') === 'true';

/** In a frame: a story that moves the focus does not scroll the docs page to itself. */
export function keepPageStill(): void {
  if (!isFrame) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
