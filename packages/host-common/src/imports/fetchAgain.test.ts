import { expect, test, vi } from 'vitest';
import { fetchAgain } from './fetchAgain.ts';
import { catchFailures } from './importsAgain.ts';

const failure = (address: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://carillon.example/assets/${address}`);

test('FLT-107 a file that did not come is told once, and is fetched by another address each time it is asked for again', async () => {
  const load = vi.fn<(address: string) => Promise<unknown>>();
  await expect(fetchAgain(failure('Login-1.js'), load)).rejects.toThrow('Login-1.js');
  expect(load).not.toHaveBeenCalled();

  load.mockRejectedValueOnce(failure('Login-1.js?again=1'));
  await expect(fetchAgain(failure('Login-1.js'), load)).rejects.toThrow('again=1');
  const module = { Login: 'the screen' };
  load.mockResolvedValueOnce(module);
  expect(await fetchAgain(failure('Login-1.js'), load)).toBe(module);
  expect(load.mock.calls).toEqual([
    ['https://carillon.example/assets/Login-1.js?again=1'],
    ['https://carillon.example/assets/Login-1.js?again=2'],
  ]);
  // Whoever asks later gets the same module, for there must not be two of it.
  expect(await fetchAgain(failure('Login-1.js'), load)).toBe(module);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['that names no file', new TypeError('Importing a module script failed.')],
  ['of the module itself', new Error('x is undefined')],
  ['that is no error', 'lost'],
])('FLT-107 a failure %s is passed on each time', async (_case, error) => {
  const load = vi.fn<(address: string) => Promise<unknown>>();
  for (let times = 0; times < 2; times++) await expect(fetchAgain(error, load)).rejects.toBe(error);
  expect(load).not.toHaveBeenCalled();
});

test('FLT-107 each late import of a build is caught, and what only looks like one is left', () => {
  const again = '.catch(globalThis.carillonFetchAgain)';
  expect(catchFailures('l(()=>import(`./A-1.js`),d([0]));import("./b.js").then(f)')).toBe(
    `l(()=>import(\`./A-1.js\`)${again},d([0]));import("./b.js")${again}.then(f)`,
  );
  for (const other of ['import(address)', 'import{a}from"./a.js"', 'reimport(`./a.js`)'])
    expect(catchFailures(other)).toBe(other);
});
