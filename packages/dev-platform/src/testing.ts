// Runs main.ts as `npm start` does, in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A development platform in a process, and what it printed so far. */
export interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly wsUrl: string;
  readonly mqttUrl: string;
  output(): string;
  /** Sends a signal and returns the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

const main = join(import.meta.dirname, 'main.ts');

/** Any free ports, unless others are given. */
const FREE_PORTS = { CARILLON_PORT: '0', CARILLON_WS_PORT: '0', CARILLON_MQTT_PORT: '0' };

function run(environment: Readonly<Record<string, string>>, args: readonly string[]) {
  const child = spawn(process.execPath, ['--conditions=@carillon/source', main, ...args], {
    env: { PATH: process.env.PATH, ...FREE_PORTS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return { child, ended, output: () => output };
}

/** Starts and waits until all is said. */
export async function startMain(
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<Started> {
  const { child, ended, output } = run(environment, args);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('Ctrl-C') && resolve());
    void ended.then((code) => reject(new Error(`The platform ended with ${code}:\n${output()}`)));
  });
  const address = (pattern: RegExp) => pattern.exec(output())?.[1] ?? '';
  return {
    child,
    output,
    url: address(/Welcome +(\S+)\/\s/),
    wsUrl: address(/Broker +(\S+)/),
    mqttUrl: address(/(mqtts?:\/\/\S+)/),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts what is to fail, and returns its exit code and its output. */
export async function failMain(environment: Readonly<Record<string, string>>, ...args: string[]) {
  const { child, ended, output } = run(environment, args);
  // If it starts after all, it must not outlive the test.
  child.stdout?.on('data', () => output().includes('Ctrl-C') && child.kill('SIGKILL'));
  return { code: await ended, output: output() };
}
