import { chooseFrameTexts, chooseLanguage } from './language.ts';

/** Says in place of the whole page why there is none; for where React is not there. */
export function showFailure(reason: string): void {
  const texts = chooseFrameTexts();
  document.documentElement.lang = chooseLanguage();
  const main = create('main', '');
  main.setAttribute('role', 'alert');
  const link = create('a', texts.home);
  link.setAttribute('href', '/');
  main.append(create('h1', texts.failed), create('p', reason), link);
  (document.getElementById('root') ?? document.body).replaceChildren(main);
}

function create(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
