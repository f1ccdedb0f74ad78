import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { deviceAddress } from '@carillon/protocol/broker';
import { systemClock } from '@carillon/protocol/time';
import { mqttTransport } from '../../broker/mqttTransport.ts';
import { recordDevices } from '../../recording/record.ts';
import { formatRecorded } from '../../recording/recording.ts';
import { readBrokerAddress } from '../brokerAddress.ts';
import type { Context } from '../context.ts';
import { type OptionValues, readInteger, readTextFile, readTime } from '../options.ts';
import { FailedError, UsageError } from '../usage.ts';

const CONNECT_MS = 10_000;
const SHOW_MS = 1000;

/** Records what is said on a broker into a file, until it is told to end (LIB-11). */
export async function record(
  files: readonly string[],
  values: OptionValues,
  { output, signal }: Context,
): Promise<number> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) {
    throw new UsageError('record needs one file, for example: record night.jsonl. Try --help.');
  }
  const [given = 'mqtt://127.0.0.1:1883', ...addresses] = values.broker ?? [];
  if (addresses.length > 0) throw new UsageError('record takes one --broker.');
  const { href } = readBrokerAddress('broker', given);
  const devices = readDevices(values);
  const forMs = values.for === undefined ? undefined : readTime('for', values.for);
  const ca = values.ca === undefined ? undefined : await readTextFile('ca', values.ca);
  const { username = 'carillon-sim', password = 'carillon-sim' } = values;

  const stream = await openFile(file);
  const broken = once(stream, 'error').then(([error]) => describe(error));
  const recorder = await recordDevices({
    transport: mqttTransport(href, { connectTimeout: CONNECT_MS, ...(ca !== undefined && { ca }) }),
    login: { clientId: `carillon-sim-${randomUUID().slice(0, 8)}`, username, password },
    devices,
    isSilent: values.silent === true,
    onLine(line) {
      stream.write(formatRecorded(line));
      if ('deaf' in line) output.error(`carillon-sim: ${line.deaf ?? 'connected again'}`);
    },
  }).catch(async (error: unknown) => {
    stream.destroy();
    await rm(file, { force: true });
    throw new FailedError(`${href}: ${error instanceof Error ? error.message : error}.`);
  });
  if (!recorder.hearsRequests) {
    output.error('carillon-sim: commands of others cannot be heard with this login: what comes of them can.');
  }
  const show = () => output.status?.(`${count(recorder.counts.kept)} messages. Ctrl-C ends it.`);
  const shown = setInterval(show, SHOW_MS);
  const reason = await Promise.race([ended(signal, forMs), broken]);
  clearInterval(shown);
  output.status?.('');
  recorder.stop();
  if (reason !== undefined) throw new FailedError(`${file} cannot be written: ${reason}.`);
  stream.end();
  await finished(stream);
  const { kept, leftOut } = recorder.counts;
  const left = leftOut > 0 ? `; ${count(leftOut)} that are no text or too large were left out` : '';
  output.log(`${count(kept)} messages in ${file}${left}`);
  return 0;
}

const count = (messages: number) => messages.toLocaleString('en-US');

const describe = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** The devices that are named; undefined where all are to be heard. */
function readDevices(values: OptionValues) {
  if (values.device === undefined) {
    if (values.class === undefined) return undefined;
    throw new UsageError('--class needs a device: --device CR-1002.');
  }
  if (values.class === undefined) throw new UsageError('--device needs the class of the devices: --class 2.');
  const class_id = readInteger('class', values.class, 1, 4, 1);
  return values.device.map((label) => {
    const address = /^[^/+#\s]{1,64}$/.test(label) ? deviceAddress({ class_id, device_id: label }) : null;
    if (address) return address;
    throw new UsageError(`--device must be a label, such as CR-1002, not '${label}'.`);
  });
}

/** Never writes over what is there: a night cannot be recorded again. */
async function openFile(file: string): Promise<WriteStream> {
  const stream = createWriteStream(file, { flags: 'wx' });
  try {
    await once(stream, 'open');
  } catch (error) {
    const reason = describe(error);
    throw new UsageError(
      reason === 'EEXIST'
        ? `${file} is there already, and is not written over.`
        : `the recording cannot be written to ${file}: ${reason}.`,
    );
  }
  return stream;
}

/** Resolves when a signal came, or after so long. */
function ended(signal: AbortSignal, forMs: number | undefined): Promise<undefined> {
  return new Promise((resolve) => {
    const cancel = forMs === undefined ? () => {} : systemClock.after(forMs, () => resolve(undefined));
    const end = () => {
      cancel();
      resolve(undefined);
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });
}
