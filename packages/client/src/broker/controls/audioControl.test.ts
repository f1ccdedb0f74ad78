import { encodeVolume, type SliderName, type SliderPositions } from '@carillon/protocol/audio';
import { eq, vol } from '@carillon/protocol/broker';
import { afterEach, expect, test } from 'vitest';
import { ADDRESS, type MemoryStage, memoryStage } from '../testStage.ts';
import { type AudioControl, createAudioControl } from './audioControl.ts';

let stage: MemoryStage;
afterEach(() => stage.close());

const FRAME_MS = 1000 / 60;

/** A device whose sliders stand somewhere, and two consoles in front of it. */
async function open() {
  stage = await memoryStage();
  const { clock } = stage;
  const openConsole = async (broker: MemoryStage['broker']) => {
    const link = broker.device(ADDRESS);
    const control = createAudioControl({ link, clock });
    control.subscribe(() => {});
    broker.connect();
    await stage.until(() => control.getSnapshot().positions !== null);
    return { link, control, at: (name: SliderName) => positionsOf(control)[name] };
  };
  const first = await openConsole(stage.broker);
  const other = await openConsole(stage.another());
  await first.link.send(vol, { ...encodeVolume({ volume: 60, balance: 8 }) });
  await first.link.send(eq, { bf: 8, ba: 6, tf: 8, ta: -2 });
  return { ...first, other };
}

function positionsOf(control: AudioControl): SliderPositions {
  const { positions } = control.getSnapshot();
  if (!positions) throw new Error('The device has not said where its sliders stand.');
  return positions;
}

const put = (control: AudioControl, change: Partial<SliderPositions>) => {
  control.move(change);
  control.letGo();
};

test('FLT-034 while a hand is on a slider it stays there; then it follows the other console again', async () => {
  const { control, at, other } = await open();
  control.move({ volume: 40 });
  await stage.advance(200);
  put(other.control, { volume: 70 });
  await stage.advance(200);
  expect([at('volume'), other.at('volume')]).toEqual([40, 70]);
  // Nobody holds the others.
  put(other.control, { balance: -20, ba: 3 });
  await stage.advance(200);
  expect([at('balance'), at('ba')]).toEqual([-20, 3]);
  control.letGo();
  expect(at('volume')).toBe(70);
});

test('FLT-034 a drag is at most twenty commands a second, and the last value is what the device has', async () => {
  const { control, at, other } = await open();
  const before = stage.commands.length;
  for (let frame = 0; frame < 180; frame++) {
    control.move({ volume: 10 + (frame % 60) });
    await stage.advance(FRAME_MS);
  }
  control.move({ volume: 33 });
  control.letGo();
  await stage.advance(200);
  expect([at('volume'), other.at('volume')]).toEqual([33, 33]);
  const sent = stage.commands.length - before;
  expect(sent).toBeGreaterThan(30);
  expect(sent).toBeLessThanOrEqual(62);
});

test('FLT-034 two sliders at once are one command after the other', async () => {
  const { control, other } = await open();
  let underWay = 0;
  let most = 0;
  const link = other.link;
  const counted = createAudioControl({
    clock: stage.clock,
    link: {
      setting: (name) => link.setting(name),
      async send(...command) {
        most = Math.max(most, ++underWay);
        return link.send(...command).finally(() => underWay--);
      },
    },
  });
  counted.subscribe(() => {});
  counted.move({ volume: 20 });
  counted.move({ ba: 12, ta: 5 });
  await stage.advance(500);
  expect(most).toBe(1);
  expect(positionsOf(control)).toMatchObject({ volume: 20, ba: 12, ta: 5 });
});

test('AUD-03 what is refused says why and falls back to what the device has', async () => {
  const { control, at } = await open();
  stage.firmware.shutDown();
  control.move({ volume: 10, ba: 1 });
  expect(at('volume')).toBe(10);
  await stage.advance(200);
  expect([at('volume'), at('ba')]).toEqual([60, 6]);
  expect(control.getSnapshot()).toMatchObject({ error: { code: 'deviceOffline' }, canUndo: false });
  control.dismiss();
  expect(control.getSnapshot().error).toBeNull();
});

test('a mute comes back to the volume from before, also from a hand that drew it all the way down', async () => {
  const { control, at, other } = await open();
  control.toggleMute();
  await stage.advance(200);
  expect(other.control.getSnapshot()).toMatchObject({ isMuted: true, canUnmute: true });
  expect(other.at('balance')).toBe(8);
  control.toggleMute();
  await stage.advance(200);
  expect([at('volume'), at('balance'), other.at('volume')]).toEqual([60, 8, 60]);
  for (const volume of [30, 2, 1]) control.move({ volume });
  control.letGo();
  await stage.advance(200);
  control.toggleMute();
  expect(at('volume')).toBe(60);
  await stage.advance(200);
});

test('a console that has only seen Power off does not know where to go back to', async () => {
  const { control } = await open();
  put(control, { volume: 1 });
  await stage.advance(200);
  const late = createAudioControl({ link: stage.broker.device(ADDRESS), clock: stage.clock });
  expect(late.getSnapshot()).toMatchObject({ isMuted: true, canUnmute: false });
  late.toggleMute();
  await stage.advance(200);
  expect(positionsOf(control).volume).toBe(1);
});

test('undo puts back what one hand moved last, unless somebody else has moved it since', async () => {
  const { control, at, other } = await open();
  for (const volume of [59, 40, 20]) control.move({ volume });
  control.letGo();
  // A step right after it belongs to it; one that comes later does not.
  put(control, { volume: 21 });
  await stage.advance(200);
  control.undo();
  await stage.advance(200);
  expect([at('volume'), control.getSnapshot().canUndo]).toEqual([60, false]);
  put(control, { ba: 3 });
  await stage.advance(2000);
  put(control, { ba: 4 });
  await stage.advance(200);
  control.undo();
  expect(at('ba')).toBe(3);
  await stage.advance(2000);
  put(control, { ba: 9 });
  await stage.advance(200);
  expect(control.getSnapshot().canUndo).toBe(true);
  put(other.control, { ba: 12 });
  await stage.advance(200);
  expect(control.getSnapshot().canUndo).toBe(false);
});

/** The console of somebody who writes on the wire: whatever a device takes. */
async function openAt(l: number, r: number) {
  const opened = await open();
  await opened.other.link.send(vol, { l, r });
  await stage.advance(200);
  const wire = () => {
    const { l: left, r: right } = opened.link.setting('vol').getSnapshot() ?? {};
    return [left, right];
  };
  return { ...opened, wire };
}

test('AUD-01 AUD-03 a device that is quiet is on: only 255 on both sides is Power off', async () => {
  const { control, link } = await open();
  for (let attenuation = 0; attenuation <= 255; attenuation++) {
    await link.send(vol, { l: attenuation, r: attenuation });
    await stage.advance(50);
    expect([attenuation, control.getSnapshot().isMuted]).toEqual([attenuation, attenuation === 255]);
    expect(encodeVolume(positionsOf(control))).toEqual({ l: attenuation, r: attenuation });
  }
});

test('AUD-01 Mute and Unmute give back the very volume that was there, whoever had set it', async () => {
  const { control, link, wire } = await openAt(80, 80);
  for (const [l, r] of [
    [80, 80],
    [240, 250],
    [254, 254],
    [30, 200],
    [255, 12],
  ] as const) {
    await link.send(vol, { l, r });
    await stage.advance(200);
    control.toggleMute();
    await stage.advance(200);
    expect(wire()).toEqual([255, 255]);
    control.toggleMute();
    await stage.advance(200);
    expect(wire()).toEqual([l, r]);
  }
});

test('AUD-01 undo gives back the very volume that another console had set', async () => {
  const { control, wire } = await openAt(240, 250);
  put(control, { volume: 20 });
  await stage.advance(200);
  expect(wire()).toEqual([81, 91]);
  control.undo();
  await stage.advance(200);
  expect(wire()).toEqual([240, 250]);
});

test('AUD-01 two sides keep their difference wherever the volume goes, and are shown as they are', async () => {
  const { control, at, other, wire } = await openAt(10, 210);
  expect([at('balance'), other.at('balance')]).toEqual([-200, -200]);
  control.move({ volume: 40 });
  await stage.advance(200);
  expect(wire()).toEqual([40, 240]);
  control.move({ volume: 20 });
  await stage.advance(200);
  // No quieter than silence.
  expect(wire()).toEqual([81, 254]);
  expect([at('balance'), other.at('balance')]).toEqual([-173, -173]);
  control.move({ volume: 40 });
  control.letGo();
  await stage.advance(200);
  expect(wire()).toEqual([40, 240]);
  put(control, { balance: -50 });
  await stage.advance(200);
  expect(wire()).toEqual([40, 90]);
});
