import { calls, type Product } from '@carillon/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validBody } from './testing/bodies.ts';
import { doors } from './testing/doors.ts';
import { makeFile, makeForm, makePicture } from './testing/pictures.ts';
import { openSession, type Session } from './testing/session.ts';

describe.each(doors)('LIB-03: what a text may hold, through $name', (door) => {
  let session: Session;
  let token: string;
  beforeAll(async () => {
    session = await openSession(door);
    token = await session.logIn('admin');
  });
  afterAll(() => session.close());

  const saveProduct = async (changes: Partial<Product>) => {
    const body = { ...Object(await validBody('updateProduct', session)), ...changes };
    return session.call('updateProduct', { token, params: { id: 1 }, body });
  };
  const readProduct = async () => calls.readProduct.answer.parse((await session.call('readProduct')).data);

  test.each([
    ['half a character at its end', { title: 'Bell \ud83d' }, 'title', 'D83D'],
    ['the other half of one', { title: '\udd14 Bell' }, 'title', 'DD14'],
    ['half a character among lines', { note: 'One\n\ud800' }, 'note', 'D800'],
    ['NUL', { title: 'Bell\0' }, 'title', '0000'],
    ['NUL among lines', { description: 'One\n\0' }, 'description', '0000'],
    ['the escape of a terminal', { alert: '\u001b[2J' }, 'alert', '001B'],
    ['a control character above ASCII', { sku: 'A\u0085' }, 'sku', '0085'],
    ['an end of line in a name', { title: 'Bell\nTower' }, 'title', '000A'],
    ['a tab in a name', { title: 'Bell\tTower' }, 'title', '0009'],
  ])('%s is refused, and the record stays', async (_, changes, field, code) => {
    const before = await readProduct();
    expect(await saveProduct(changes)).toMatchObject({
      status: 200,
      envelope: { success: false },
      message: `${field} has a character that cannot be kept: U+${code}.`,
    });
    expect(await readProduct()).toEqual(before);
  });

  test('lines, tabs and every whole character are kept as they were sent', async () => {
    const texts = { title: 'Bell 🔔 鐘', note: 'One\r\n\tTwo\nZ\u0301\u200d\ufeff' };
    expect(await saveProduct(texts)).toMatchObject({ status: 200, envelope: { success: true } });
    expect(await readProduct()).toMatchObject(texts);
  });

  test('MED-02 the fields of a form are looked at too', async () => {
    const upload = makeFile(await makePicture('image/png'), 'image/png');
    const add = (description: string) =>
      session.call('addMedia', { token, body: makeForm({ upload, description }) });
    expect((await add('One\r\nTwo')).data).toMatchObject({ description: 'One\r\nTwo' });
    expect((await add('One\0')).message).toBe('description has a character that cannot be kept: U+0000.');
  });
});
