import { chooseFrameTexts, chooseLanguage } from './language.ts';

/** Says in place of the whole page why there is none, and offers to load it again; for where React is not there. */
export function showFailure(reason: string): void {
  const texts = chooseFrameTexts();
  document.documentElement.lang = chooseLanguage();
  const main = create('main', '');
  main.setAttribute('role', 'alert');
  const ways = { '': texts.reload, '/': texts.home };
  main.append(
    create('h1', texts.failed),
    create('p', reason),
    ...Object.entries(ways).flatMap(([href, text]) => {
      const link = create('a', text);
      link.setAttribute('href', href);
      return [link, ' '];
    }),
  );
  (document.getElementById('root') ?? document.body).replaceChildren(main);
}

function create(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
