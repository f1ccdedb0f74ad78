// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';

test('a query that is tried again shows the page only when it is given up', async () => {
  document.body.innerHTML = '<p>There</p>';
  const tried: string[] = [];
  const search = () => {
    try {
      screen.getByText('Gone');
    } catch (error) {
      tried.push(String(error));
      throw error;
    }
  };
  await expect(waitFor(search, { timeout: 100, interval: 20 })).rejects.toThrow(/Gone[\s\S]*There/);
  expect(tried.length).toBeGreaterThan(1);
  for (const said of tried)
    expect(said).toMatch(/^TestingLibraryElementError: Unable to find .*Gone((?!There)[\s\S])*$/);
  // One that does not wait says all at once.
  expect(search).toThrow('There');
});
