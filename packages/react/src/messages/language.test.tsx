// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useMessages } from '../hooks/useMessages.ts';
import { CarillonProvider, type CarillonProviderProps } from '../provider/CarillonProvider.tsx';
import { areas } from './en/index.ts';
import { loginTexts } from './en/login.ts';
import { shopTexts } from './en/shop.ts';
import { type AreaTexts, createLanguage, type LanguageLoaders } from './language.ts';

afterEach(cleanup);

/** A language of which each area has to be let through by the test, and the names of those that were asked for. */
function slowLanguage(translated: Partial<LanguageLoaders>) {
  const asked: string[] = [];
  const gates = new Map<string, () => void>();
  const english = Object.entries(areas).map(([name, { texts }]) => [name, async () => texts] as const);
  const loaders = Object.entries({ ...Object.fromEntries(english), ...translated });
  const gated = loaders.map(([name, load]) => [
    name,
    async () => {
      asked.push(name);
      await new Promise<void>((open) => gates.set(name, open));
      return typeof load === 'function' ? load() : load;
    },
  ]);
  return {
    language: createLanguage('it-IT', Object.fromEntries(gated) as LanguageLoaders),
    asked,
    open: (...names: string[]) =>
      act(async () => {
        for (const name of names) gates.get(name)?.();
      }),
  };
}

const login = async (): Promise<AreaTexts<'login'>> => ({ ...areas.login.texts, 'login.submit': 'Entra' });
const shop = async (): Promise<AreaTexts<'shop'>> => ({ ...areas.shop.texts, 'shop.noPicture': 'Niente' });

function Login() {
  const t = useMessages(loginTexts);
  return <button type="button">{t('login.submit')}</button>;
}

function Shop() {
  return <p>{useMessages(shopTexts)('shop.noPicture')}</p>;
}

const page = (props: CarillonProviderProps) => <CarillonProvider {...props} />;

test('a screen in another language waits for its own texts, and fetches no others', async () => {
  const { language, asked, open } = slowLanguage({ login });
  const { container } = await act(async () => render(page({ language, children: <Login /> })));
  expect(container.textContent).toBe('');
  expect(asked).toEqual(['common', 'login']);
  await open('common', 'login');
  expect(screen.getByRole('button').textContent).toBe('Entra');
  expect(asked).toEqual(['common', 'login']);
  expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe('it-IT');
});

test('what is loaded is still waited for by the same promise, which says that it is settled', async () => {
  const { language, open } = slowLanguage({ login });
  const [, first] = language.load([areas.common, areas.login]);
  expect(first).not.toHaveProperty('status');
  await open('common', 'login');
  const [, second] = language.load([areas.common, areas.login]);
  expect(second).toBe(first);
  expect(second).toHaveProperty('status', 'fulfilled');
});

test('a second screen fetches what it needs besides, once for all providers', async () => {
  const { language, asked, open } = slowLanguage({ login, shop });
  const { container, rerender } = await act(async () => render(page({ language, children: <Login /> })));
  await open('common', 'login');
  await act(async () => rerender(page({ language, children: <Shop /> })));
  expect(asked).toEqual(['common', 'login', 'shop']);
  await open('shop');
  expect(container.textContent).toBe('Niente');
  render(page({ language, children: <Login /> }));
  expect(screen.getByRole('button').textContent).toBe('Entra');
  expect(asked).toHaveLength(3);
});

test('a text of the provider comes before that of the language', async () => {
  const { language, open } = slowLanguage({ login });
  const messages = { 'login.submit': 'Avanti' };
  await act(async () => render(page({ language, messages, children: <Login /> })));
  await open('common', 'login');
  expect(screen.getByRole('button').textContent).toBe('Avanti');
});

test('English stands in for texts that cannot be fetched', async () => {
  const { language, open } = slowLanguage({ login: () => Promise.reject(new Error('chunk lost')) });
  await act(async () => render(page({ language, children: <Login /> })));
  await open('common', 'login');
  expect(screen.getByRole('button').textContent).toBe('Login');
});

test('another language replaces the texts of a screen that stays', async () => {
  const { language, open } = slowLanguage({ login });
  const { rerender } = render(page({ children: <Login /> }));
  expect(screen.getByRole('button').textContent).toBe('Login');
  await act(async () => rerender(page({ language, children: <Login /> })));
  await open('common', 'login');
  expect(screen.getByRole('button').textContent).toBe('Entra');
  await act(async () => rerender(page({ children: <Login /> })));
  expect(screen.getByRole('button').textContent).toBe('Login');
});

test('a language without an area, an area without a text, and one with an unknown text do not compile', () => {
  // @ts-expect-error Property 'common' is missing, and all others
  const loaders: LanguageLoaders = { login };
  // @ts-expect-error 'shop.unbuilt.detail' is missing
  const few: AreaTexts<'shop'> = { 'shop.noPicture': 'Niente' };
  // @ts-expect-error 'shop.full' is unknown
  const many: AreaTexts<'shop'> = { ...areas.shop.texts, 'shop.full': 'Tutto' };
  expect([loaders, few, many]).toHaveLength(3);
});

test('texts that come with a language are there at the first picture: the page is not empty meanwhile', () => {
  const texts = Object.entries(areas).map(([name, { texts }]) => [name, texts] as const);
  const given = { ...Object.fromEntries(texts), login: { ...areas.login.texts, 'login.submit': 'Entra' } };
  const language = createLanguage('it-IT', given as LanguageLoaders);
  render(page({ language, children: <Login /> }));
  expect(screen.getByRole('button').textContent).toBe('Entra');
});
