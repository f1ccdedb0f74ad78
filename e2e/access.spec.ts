// Who may enter which page, by the tables of routes: each page is opened by each kind of person. No device is started here.
import { type KnownPage, patternPages } from './routes.ts';
import { takeSample } from './sample.ts';
import { enter, logIn, type PersonName, people, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

const loginFor = (path: string) => `/backend/login?return=${encodeURIComponent(path)}`;

/** Where somebody lands who opens a page (NAV-06, NAV-07, NAV-10). */
function landing({ access, path }: KnownPage, who: PersonName | null): string {
  const isLoggedIn = who !== null;
  if (access === 'everybody') return path;
  if (access === 'guests') return isLoggedIn ? '/' : path;
  if (!isLoggedIn) return loginFor(path);
  return access === 'admins' && who !== 'admin' ? '/backend/profile' : path;
}

/** Which pages each opens; in `npm test` an administrator only those that nobody else may. */
const opened = {
  nobody: patternPages,
  owner: patternPages,
  // What is nobody's own is to the other owner what it is to the owner.
  other: patternPages.filter(({ access }) => access === 'owner'),
  admin: takeSample(patternPages, ({ access }) => access === 'admins'),
};

for (const who of [null, 'owner', 'other', 'admin'] as const) {
  test(`NAV-06 NAV-07 NAV-10 NAV-11: every page${who === 'other' ? ' of somebody else' : ''}, opened by ${who ?? 'nobody'}`, async ({
    page,
  }) => {
    if (who) await enter(page, who);
    for (const known of opened[who ?? 'nobody']) {
      const { access, path, tab } = known;
      const to = landing(known, who);
      await page.goto(path);
      await expect(page, path).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const isTheirs = !(access === 'owner' && who === 'other');
      if (!isTheirs) {
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
          path.startsWith('/manage')
            ? 'These devices belong to someone else'
            : 'This page belongs to someone else',
        );
      }
      // A device has a name, which the tab says as soon as it is known.
      const isOfDevice = path.includes('/feature/');
      if (to === path && isTheirs) await expect(page, path).toHaveTitle(isOfDevice ? /\S · Carillon$/ : tab);
      if (to === '/backend/profile' && path !== to) {
        await expect(page.getByText('Administrators only'), path).toBeVisible();
      }
    }
  });
}

test('NAV-07: whoever is led away from a page for administrators does not come back to it by Back', async ({
  page,
}) => {
  await logIn(page, 'owner', '/backend/profile');
  await page.goto('/backend/countries');
  await expect(page).toHaveURL('/backend/profile');
  await page.goBack();
  await expect(page).toHaveURL('/backend/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
});

test('NAV-09 DEV-07: /manage/self is one’s own, after the login if need be, and keeps its query; label and key of a device arrive, and leave the address', async ({
  page,
}) => {
  const link = '/manage/self/add?label=CR-1006&key=KEY-1006';
  await page.goto(link);
  // They are kept for after the login, and stand in no address.
  await expect(page).toHaveURL(loginFor('/manage/self/add'));
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL('/manage/2/add');
  await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue('CR-1006');
  await expect(page.getByRole('textbox', { name: 'Key' })).toHaveValue('KEY-1006');
  await page.goto('/manage/self/list?ds=10&di=0');
  await expect(page).toHaveURL('/manage/2/list?ds=10&di=0');
  await page.goto('/manage/self/feature/2/dash');
  await expect(page).toHaveURL('/manage/2/feature/2/dash');
  await page.goto('/manage');
  await expect(page).toHaveURL('/manage/2/list');
});
