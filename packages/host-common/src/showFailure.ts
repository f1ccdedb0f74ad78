import { chooseFrameTexts, chooseLanguage } from './language.ts';

/** Says in place of the whole page why there is none, and offers to load it again; for where React is not there. */
export function showFailure(reason: string): void {
  const texts = chooseFrameTexts();
  document.documentElement.lang = chooseLanguage();
  const main = create('main', '');
  main.setAttribute('role', 'alert');
  main.append(
    create('h1', texts.failed),
    create('p', reason),
    create('a', texts.reload, ''),
    ' ',
    create('a', texts.home, '/'),
  );
  (document.getElementById('root') ?? document.body).replaceChildren(main);
}

function create(name: string, text: string, href?: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  if (href !== undefined) element.setAttribute('href', href);
  return element;
}
