import { stat } from 'node:fs/promises';
import type { CreateFirmware } from '../../firmware/port.ts';
import { explainLoad, importDefault } from '../loadScenarios.ts';
import { UsageError } from '../usage.ts';

/** The firmware that a module exports by default. Throws a UsageError for a file that cannot be used. */
export async function loadFirmware(file: string): Promise<CreateFirmware> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`--firmware: there is no file ${file}.`);
  if (!/\.[cm]?[jt]s$/.test(file)) {
    throw new UsageError(
      `${file} is no firmware: JavaScript or TypeScript is allowed (.js, .mjs, .ts, .mts). A device of any other kind is tried over a broker: --against.`,
    );
  }
  const [exported] = await importDefault(file).catch((error: unknown) => {
    throw explainLoad(file, error);
  });
  if (isFirmwareFactory(exported)) return exported;
  throw new UsageError(
    `${file} does not export a firmware by default: export default (options) => ({ address, requestTopic, will, connect … }).`,
  );
}

/** Whether it can be called: what comes of it is looked at with each device. */
export const isFirmwareFactory = (value: unknown): value is CreateFirmware => typeof value === 'function';
