import { randomUUID } from 'node:crypto';
import type { FirmwareProfile } from '../../firmware/profile.ts';
import type { RunOptions } from '../../scenario/runScenario.ts';
import { LONGEST_WAIT_MS, WAY_MS } from '../../trial/against.ts';
import { readBrokerAddress } from '../brokerAddress.ts';
import { type OptionValues, readInteger, readTextFile } from '../options.ts';
import { UsageError } from '../usage.ts';
import { loadFirmware } from './loadFirmware.ts';
import { readProfile } from './readProfile.ts';

/** Real devices on a broker, as the command line names them. */
interface AgainstTask {
  readonly address: string;
  readonly ca: string | undefined;
  readonly username: string;
  readonly password: string;
  /** The labels in the scenarios, and those of the devices that play them. */
  readonly devices: ReadonlyMap<string, string>;
  readonly isPreparing: boolean;
  readonly longestWaitMs: number;
  readonly wayMs: number;
}

/** What scenarios are run over, where that is not our own firmware. */
export interface Trial {
  /** The path of the module of another firmware. */
  readonly firmware?: string;
  readonly against?: AgainstTask;
  /** Limits and times of devices. */
  readonly profile?: FirmwareProfile | undefined;
  /** The options that repeat it, as they were given; no password is among them. */
  readonly words: string;
}

/** What `run` is told of another firmware, or of real devices. Throws a UsageError for what cannot be tried. */
export async function readTrial(values: OptionValues): Promise<Trial | undefined> {
  const { firmware, against } = values;
  if (firmware !== undefined && against !== undefined) {
    throw new UsageError('--firmware and --against: only one of them says what is tried.');
  }
  if (against !== undefined && values.profile !== undefined) {
    throw new UsageError('--profile is about simulated devices: --against tries real ones.');
  }
  if (against !== undefined) return { against: await readAgainst(against, values), words: describe(values) };
  const foreign = AGAINST_ALONE.find((name) => values[name] !== undefined);
  if (foreign !== undefined) throw new UsageError(`--${foreign} belongs to --against. Try --help.`);
  const profile = await readProfile(values);
  if (firmware === undefined && !profile) return undefined;
  return { profile, ...(firmware !== undefined && { firmware }), words: describe(values) };
}

const AGAINST_ALONE = ['device', 'prepare', 'longest-wait', 'way', 'ca', 'username', 'password'] as const;

async function readAgainst(against: string, values: OptionValues): Promise<AgainstTask> {
  const { device = [], ca, username = 'carillon-sim', password = 'carillon-sim' } = values;
  const { href } = readBrokerAddress('against', against);
  if (device.length === 0) throw new UsageError('--against needs a device: --device CR-1002.');
  const longest = readInteger('longest-wait', values['longest-wait'], 1, 86_400, LONGEST_WAIT_MS / 1000);
  return {
    address: href,
    ca: ca === undefined ? undefined : await readTextFile('ca', ca),
    username,
    password,
    devices: new Map(device.map(readDevice)),
    isPreparing: values.prepare === true,
    longestWaitMs: 1000 * longest,
    wayMs: readInteger('way', values.way, 0, 60_000, WAY_MS),
  };
}

/** 'CR-1002', or 'CR-1002=SIM-00002' where another one plays it. */
function readDevice(given: string): readonly [string, string] {
  const [part = '', label = part, ...others] = given.split('=');
  const isLabel = (text: string) => /^[^/+#\s=]{1,64}$/.test(text);
  if (others.length === 0 && isLabel(part) && isLabel(label)) return [part, label];
  throw new UsageError(
    `--device must be a label, or the label in the scenario and that of the device which plays it, such as CR-1002=SIM-00002, not '${given}'.`,
  );
}

/** What each scenario is to be run with. Throws a UsageError for a firmware that cannot be used. */
export async function openTrial(trial: Trial | undefined): Promise<RunOptions> {
  const { firmware, against, profile } = trial ?? {};
  if (firmware !== undefined) {
    return { profile, firmware: await loadFirmware(firmware), firmwareFile: firmware };
  }
  if (against === undefined) return { profile };
  // Loaded when it is wanted: without it nothing of a run needs a client of MQTT.
  const { mqttTransport } = await import('../../broker/mqttTransport.ts');
  const { address, ca, username, password, ...others } = against;
  const transport = mqttTransport(address, { connectTimeout: CONNECT_MS, ...(ca !== undefined && { ca }) });
  const login = { clientId: `carillon-sim-${randomUUID().slice(0, 8)}`, username, password };
  return { against: { ...others, transport, login } };
}

const CONNECT_MS = 10_000;

function describe(values: OptionValues): string {
  const named = (['profile', 'firmware', 'against', 'longest-wait', 'way', 'username'] as const).flatMap(
    (name) => (values[name] === undefined ? [] : [`--${name} ${quote(values[name])}`]),
  );
  const devices = (values.device ?? []).map((one) => `--device ${quote(one)}`);
  return ['', ...named, ...devices, ...(values.prepare ? ['--prepare'] : [])].join(' ');
}

const quote = (text: string) => (/\s/.test(text) ? `"${text}"` : text);
