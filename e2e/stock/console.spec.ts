// The console over brokers that people already run: what it is on is killed while an event is being saved and meters move.
import { startSecureMosquitto } from '../../simulator/src/rights/testMosquitto.ts';
import { startNats } from '../../simulator/src/rights/testNats.ts';
import { expectMoving, startButton, stopButton } from '../steps.ts';
import { expect, test } from '../test.ts';
import { fillIn, NEW, type OpenPages, openPages, type Pages } from './pages.ts';
import { type Device, openStage, readNames, type Stage, type StockBroker } from './stage.ts';
import { witness } from './witness.ts';

const BACK_MS = 5000;
/**
 * Where the node led the sessions of the cluster, nobody is let in before the others have chosen another leader: NATS waits 4
 * to 9 s before it begins to choose, and holds a login for 4 s before it refuses it.
 */
const ELECTION_MS = 25_000;
/** The only address is tried again after a draw of 4 s at most, and then of 8 s at most. */
const RESTART_MS = 13_000;
const LOST = 'The connection was lost before the device responded.';
/** A socket that breaks is told to the console of the browser. */
const BROKEN = [
  /WebSocket connection to .* failed/,
  /ERR_CONNECTION_(REFUSED|RESET)/,
  /WebSocket is already in/,
];

test.describe.configure({ timeout: 300_000 });

const closers: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Save extends OpenPages {
  readonly stage: Stage;
  readonly device: Device;
  /** An address of the broker that answers afterwards. */
  readonly survivor: string;
  /** Just before Save is pressed. */
  before?(): Promise<unknown>;
  /** When the command has left the page. */
  kill(): Promise<unknown>;
  /** 'lost': nobody can have answered. `isDone`: whether the device has done it all the same. */
  readonly outcome: 'lost' | 'any';
  readonly isDone?: boolean;
  readonly backMs?: number;
}

/** Saves an event while the broker goes, and looks at what is left of it. */
async function saveThrough({ dashboard, form }: Pages, save: Save): Promise<void> {
  const { stage, survivor, backMs = BACK_MS } = save;
  const read = () => readNames(stage, form.request, survivor);
  const before = await read();
  await expect(startButton(dashboard).or(stopButton(dashboard)).first()).toBeEnabled();
  if (await startButton(dashboard).isVisible()) await startButton(dashboard).click();
  await expectMoving(dashboard);
  await fillIn(form);
  const seen = [await witness(dashboard), await witness(form)];
  await save.before?.();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await save.hasSent('SetEvent');
  const moment = Date.now();
  await save.kill();

  await test.step(`both pages are live again within ${backMs} ms`, async () => {
    const back = await Promise.all(seen.map((each) => each.backAfter(moment, backMs + 5000)));
    console.log(`${test.info().title}: live again after ${back.map((ms) => `${ms} ms`).join(' and ')}`);
    for (const ms of back) expect(ms).toBeLessThan(backMs);
  });
  const row = form.getByRole('row', { name: NEW });
  await test.step('the save is answered once, or told as lost, and done once however often it is pressed', async () => {
    const lost = form.getByText(LOST);
    await expect(lost.or(row).first()).toBeVisible();
    const isLost = await lost.isVisible();
    if (save.outcome === 'lost') expect(isLost).toBe(true);
    if (save.isDone !== undefined)
      expect((await read()).filter((name) => name === NEW)).toHaveLength(save.isDone ? 1 : 0);
    if (isLost) await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row).toHaveCount(1);
  });
  await test.step("what the screens show is the device's own", async () => {
    const names = await read();
    expect(names).toEqual([...before, NEW].sort());
    await expect(form.getByRole('row').filter({ has: form.getByRole('link') })).toHaveCount(names.length);
    for (const name of names) await expect(form.getByRole('row', { name })).toHaveCount(1);
    await expect(dashboard.getByText('Online', { exact: true }).first()).toBeVisible();
    await expectMoving(dashboard);
  });
  await test.step('there was one banner at most', async () => {
    for (const each of seen) {
      const alerts = (await each.alerts()).filter((text) => !text.includes(LOST));
      expect(alerts.length, alerts.join('; ')).toBeLessThanOrEqual(1);
    }
  });
}

test.describe('LIB-17 BRK-06 FLT-007 FLT-010 the console over three NATS servers, the one that it is on killed with -9', () => {
  async function open(pages: Pages, kind: 'leads' | 'follows') {
    const cluster = await startNats();
    if (!cluster) throw new Error('There is no nats-server, and none can be installed.');
    closers.push(cluster.close);
    const pids = cluster.pidFiles.flatMap((file) => ['--pid', file]);
    const args = ['nats', '--file', cluster.file, ...pids];
    const broker: StockBroker = { ...cluster, rights: { args, env: {} } };
    const stage = await openStage(broker, pages.form.request);
    closers.push(stage.close);
    await stage.introduce(broker);
    if (kind === 'follows') {
      // One that was away leads nothing.
      const leads = async (node: number) => [...(await cluster.leaders()).values()].includes(node);
      await cluster.signal(0, 'SIGKILL');
      await expect
        .poll(async () => [(await leads(0)) || (await leads(-1)), (await cluster.leaders()).size], {
          timeout: 60_000,
        })
        .toEqual([false, 3]);
      await cluster.revive(0);
      await stage.introduce(broker);
    }
    const sessions = kind === 'follows' ? 0 : ((await cluster.leaders()).get('sess') ?? -1);
    return {
      cluster,
      stage,
      addressOf: (by: number) => cluster.addresses[(sessions + by) % 3] ?? '',
      kill: () => cluster.signal(sessions, 'SIGKILL'),
      openPages: () => openPages(pages, stage, broker, (node) => node === sessions),
    };
  }

  test.beforeEach(({ watch }) => watch.allow(...BROKEN));

  test('it had not passed the command on: told as lost, and not done', async ({ page, context }) => {
    const pages = { dashboard: page, form: await context.newPage() };
    const { cluster, stage, addressOf, kill, openPages } = await open(pages, 'follows');
    const device = stage.powerOn([addressOf(1), addressOf(2)]);
    const opened = await openPages();
    const before = () => cluster.signal(opened.node, 'SIGSTOP');
    const plan = { before, kill, outcome: 'lost', isDone: false } as const;
    await saveThrough(pages, { ...opened, ...plan, stage, device, survivor: addressOf(1) });
  });

  test('the device has done it, and its answer is lost: told as lost, and not done twice', async ({
    page,
    context,
  }) => {
    const pages = { dashboard: page, form: await context.newPage() };
    const { stage, addressOf, kill, openPages } = await open(pages, 'follows');
    const device = stage.powerOn([addressOf(1), addressOf(2)]);
    const opened = await openPages();
    const observer = await stage.connect(page.request, 'admin', addressOf(1));
    closers.push(observer.end);
    await observer.subscribe('cmd/req/+/+');
    await saveThrough(pages, {
      ...opened,
      stage,
      device,
      survivor: addressOf(2),
      before: async () => device.signal('SIGSTOP'),
      async kill() {
        const isAsked = () =>
          observer.heard.some(({ message }) => JSON.stringify(message).includes('SetEvent'));
        await expect.poll(isAsked, { intervals: [50] }).toBe(true);
        await kill();
        device.signal('SIGCONT');
      },
      outcome: 'lost',
      isDone: true,
    });
  });

  test('the device is on the same one, and all of it goes at once', async ({ page, context }) => {
    const pages = { dashboard: page, form: await context.newPage() };
    const { stage, addressOf, kill, openPages } = await open(pages, 'follows');
    const device = stage.powerOn([addressOf(0), addressOf(1), addressOf(2)]);
    const opened = await openPages();
    await saveThrough(pages, { ...opened, stage, device, survivor: addressOf(1), kill, outcome: 'any' });
  });

  test('it leads the sessions: the same, once the others have chosen another', async ({ page, context }) => {
    const pages = { dashboard: page, form: await context.newPage() };
    const { stage, addressOf, kill, openPages } = await open(pages, 'leads');
    const device = stage.powerOn([addressOf(1), addressOf(2)]);
    const opened = await openPages();
    const plan = { kill, outcome: 'any', backMs: ELECTION_MS } as const;
    await saveThrough(pages, { ...opened, ...plan, stage, device, survivor: addressOf(1) });
  });
});

test.describe('LIB-17 BRK-06 FLT-007 FLT-010 the console over Mosquitto, killed and started again', () => {
  test.beforeEach(({ watch }) => watch.allow(...BROKEN));

  for (const outcome of ['lost', 'any'] as const) {
    test(`an event is being saved: ${outcome === 'lost' ? 'it had not passed the command on' : 'at once'}`, async ({
      page,
      context,
    }) => {
      const mosquitto = await startSecureMosquitto();
      if (!mosquitto) throw new Error('There is no Mosquitto, and none can be installed.');
      closers.push(mosquitto.close);
      const { address, websocket, login } = mosquitto;
      const env = { CARILLON_BROKER_PASSWORD: login.password };
      const rights = { args: ['mosquitto', '--broker', address], env };
      const broker: StockBroker = { ...mosquitto, addresses: [address], websockets: [websocket], rights };
      const stage = await openStage(broker, page.request);
      closers.push(stage.close);
      await stage.introduce(broker);
      const pages = { dashboard: page, form: await context.newPage() };
      const device = stage.powerOn([address]);
      const opened = await openPages(pages, stage, broker);
      await saveThrough(pages, {
        ...opened,
        stage,
        device,
        survivor: address,
        ...(outcome === 'lost' && { before: async () => mosquitto.freeze(), isDone: false }),
        kill: () => mosquitto.restart('SIGKILL'),
        outcome,
        backMs: RESTART_MS,
      });
    });
  }
});
