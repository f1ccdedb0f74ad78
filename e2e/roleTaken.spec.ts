// The role of somebody who is logged in is taken away.
import { people, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

test('FLT-062: the next 403 after the role is taken away ends the administrator’s screens, and nothing of them is left', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 403/);
  const post = async (path: string, data: unknown, jwt?: string) => {
    const headers: Record<string, string> = jwt ? { authorization: `Bearer ${jwt}` } : {};
    const answer = await (await request.post(path, { data, headers })).json();
    return answer.data;
  };
  const { admin } = people;
  const { token } = await post('/api/accounts/login', { email: admin.email, password: admin.password });
  const second = { email: `second-${Date.now()}@carillon.example`, password: 'Second-123!' };
  const names = { first_name: 'Second', last_name: 'Administrator', location: 'Kielstadt' };
  const flags = { role: 'admin', verified: true, blocked: false };
  const person = await post(
    '/api/accounts/create',
    { ...names, ...flags, username: second.email, password: second.password },
    token.jwt,
  );

  await page.goto('/backend/login?return=%2Fbackend%2Fcountry%2F1');
  await submitLogin(page, second);
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Austria');
  await request.put(`/api/accounts/${person.id}`, {
    data: { role: 'user', verified: null, blocked: null },
    headers: { authorization: `Bearer ${token.jwt}` },
  });
  await name.fill('Österreich');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL('/backend/profile');
  await expect(page.getByText('Administrators only')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(0);
  await page.goto('/backend/countries');
  await expect(page).toHaveURL('/backend/profile');
  await expect(page.getByText('Austria')).toHaveCount(0);
});
