/** The words of the last resort (S2). They are no messages: messages may be what failed. */
export const failureTexts = {
  title: 'Unexpected Application Error',
  again: 'Go to the home page',
};

/** Says in place of the whole page why there is none; for where React is not there. */
export function showFailure(reason: string): void {
  const main = create('main', '');
  main.setAttribute('role', 'alert');
  const link = create('a', failureTexts.again);
  link.setAttribute('href', '/');
  main.append(create('h1', failureTexts.title), create('p', reason), link);
  (document.getElementById('root') ?? document.body).replaceChildren(main);
}

function create(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
