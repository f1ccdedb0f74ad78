// What the small first script and the page both need of `/config.json`: that it is asked for once. Nothing is checked here.
/** What came, of whatever kind; undefined where nothing did. */
type Answer = { readonly body: unknown } | undefined;

let asked: Promise<Answer> | undefined;

async function ask(): Promise<Answer> {
  // As the preload of the HTML asks for it: another kind of request would be a second one.
  const response = await fetch('/config.json').catch(() => undefined);
  return response?.ok ? { body: await response.json().catch(() => undefined) } : undefined;
}

/** Asks for it, once for a page. */
export const askConfig = (): Promise<Answer> => {
  asked ??= ask();
  return asked;
};
