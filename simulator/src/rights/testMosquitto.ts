import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, freePort } from '../fleet/testMosquitto.ts';
import { ensureProgram, programEnv } from '../testProgram.ts';

/** A Mosquitto with its dynamic security plugin, which knows its administrator and nobody else. */
export interface SecureMosquitto {
  readonly address: string;
  readonly websocket: string;
  /** The administrator of the plugin. */
  readonly login: { readonly username: string; readonly password: string };
  /** Its process, until it is restarted. */
  readonly pid: number;
  /** What the plugin keeps. */
  readonly file: string;
  /** It takes what is sent to it, and does nothing with it, until it is killed. */
  freeze(): void;
  /** It ends, by SIGTERM or by the given signal, and begins again; `meanwhile` runs between. */
  restart(signal?: NodeJS.Signals, meanwhile?: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

const findPlugin = () =>
  ['/usr/lib/*/mosquitto_dynamic_security.so', '/usr/lib/mosquitto_dynamic_security.so']
    .flatMap((pattern) => globSync(pattern))
    .find((path) => existsSync(path));

/** Starts one on a free port; undefined where there is none, and none can be installed. */
export async function startSecureMosquitto(): Promise<SecureMosquitto | undefined> {
  const plugin = ensureProgram('mosquitto', 'mosquitto') ? findPlugin() : undefined;
  if (!plugin || !ensureProgram('mosquitto_ctrl', 'mosquitto-clients')) return undefined;
  const [port, wsPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'carillon-rights-'));
  const file = join(folder, 'dynamic-security.json');
  const login = { username: 'admin', password: 'of-the-plugin' };
  execFileSync('mosquitto_ctrl', ['dynsec', 'init', file, login.username, login.password], {
    env: programEnv,
  });
  const lines = [
    `listener ${port} 127.0.0.1`,
    `listener ${wsPort} 127.0.0.1`,
    'protocol websockets',
    'allow_anonymous false',
    `plugin ${plugin}`,
    `plugin_opt_config_file ${file}`,
    'message_size_limit 262144',
    'user root',
  ];
  writeFileSync(join(folder, 'mosquitto.conf'), `${lines.join('\n')}\n`);
  const start = async () => {
    const broker = spawn('mosquitto', ['-c', join(folder, 'mosquitto.conf')], {
      env: programEnv,
      stdio: 'ignore',
    });
    const exited = once(broker, 'exit');
    await answers(port);
    const stop = async (signal?: NodeJS.Signals) => {
      broker.kill(signal);
      await exited;
    };
    return { stop, pid: broker.pid ?? 0, freeze: () => void broker.kill('SIGSTOP') };
  };
  let running = await start();
  return {
    address: `mqtt://127.0.0.1:${port}`,
    websocket: `ws://127.0.0.1:${wsPort}/mqtt`,
    login,
    pid: running.pid,
    file,
    freeze: () => running.freeze(),
    async restart(signal, meanwhile) {
      await running.stop(signal);
      await meanwhile?.();
      running = await start();
    },
    async close() {
      await running.stop('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
