import { expect, test } from 'vitest';
import { play } from './testScenario.ts';

test('LIB-19 a failure carries the last eight messages, each with its time, and the faults in force', async () => {
  const { isPassed, evidence, transcript } = await play(async (stage) => {
    stage.fault({ kind: 'delay', ms: 1, command: 'SetEvent' }).end();
    stage.fault({ kind: 'drop', chance: 0.5, command: 'GetEvent' });
    await stage.device('CR-1002').command('StartEvent', { id: 'evts/1' });
    await stage.advance(5000);
    await stage.device('CR-1002').expectState({ playing: null });
  });
  expect(isPassed).toBe(false);
  expect(evidence?.faults).toEqual(['drop {"chance":0.5,"command":"GetEvent"}']);
  expect(evidence?.messages).toHaveLength(8);
  expect(evidence?.messages).toEqual(transcript.filter((line) => !line.includes(' fault ')).slice(-8));
  expect(evidence?.messages[0]).toMatch(/^\+00:00:0\d\.\d{3} (cmd|async)\/\S+ \{/);
});

test('LIB-19 they are those of the moment of the failure, also where the scenario goes on after it', async () => {
  const { evidence } = await play(async (stage) => {
    const fault = stage.fault({ kind: 'broker', as: 'down' });
    await stage
      .device('CR-1002')
      .expectState({ online: true })
      .catch(() => {});
    fault.end();
    await stage.device('CR-1002').command('StartEvent', { id: 'evts/1' });
    await stage.advance(60_000);
  });
  expect(evidence?.faults).toEqual(['broker {"as":"down"}']);
  expect(evidence?.messages.filter((line) => line.includes('StartEvent'))).toEqual([]);
});

test('LIB-19 of a message that would fill a screen its beginning is enough, and one that passes carries nothing', async () => {
  const long = await play(async (stage) => {
    await stage.device('CR-1002').expectReply('GetEvents', {}, () => false);
  });
  const shortened = long.evidence?.messages.filter((line) => line.endsWith(' …')) ?? [];
  expect(shortened).not.toEqual([]);
  for (const line of shortened) expect(line).toMatch(/"msg":"GetEvents"/);
  expect(Math.max(...(long.evidence?.messages.map((line) => line.length) ?? []))).toBe(242);
  const passed = await play((stage) => stage.advance(1));
  expect(passed.evidence).toBeUndefined();
});
