import {
  type Command,
  type CommandReply,
  type DeviceClock,
  type Equalizer,
  eq,
  ntp,
  rtcc,
  type TimeServer,
  type Volume,
  vol,
} from '@carillon/protocol/broker';
import type { ReportError } from '../../store/errorReports.ts';
import { createStore, type Store, type WritableStore } from '../../store/store.ts';
import { readBody } from './readBody.ts';

/** The settings of a device by their command: an empty body reads, any other sets, the reply is the state now. */
export interface SettingValues {
  readonly vol: Volume;
  readonly eq: Equalizer;
  readonly rtcc: DeviceClock;
  readonly ntp: TimeServer;
}
export type SettingName = keyof SettingValues;

const COMMANDS: { readonly [K in SettingName]: Command<unknown, SettingValues[K]> } = { vol, eq, rtcc, ntp };

/** What a device is set to, as its last reply to anybody said: so two consoles end on the device's value (FLT-035). */
export interface Settings {
  store<K extends SettingName>(name: K): Store<SettingValues[K] | undefined>;
  /** Takes in the reply to anybody's command; whether it told a setting. */
  learn(reply: CommandReply): boolean;
  /** Reads again what is in use, or one of it. */
  refresh(only?: SettingName): void;
  clear(): void;
}

export interface SettingsOptions {
  /** Called when a setting is in use; returns what to call when it no longer is. */
  readonly onUse: () => () => void;
  /** Reads a setting from the device, if it can be asked; the answer comes through `learn`. */
  readonly read: (command: (typeof COMMANDS)[SettingName]) => void;
  readonly onError?: ReportError | undefined;
}

/** Creates the settings of one device, none of them known; each is read with its first use. */
export function createSettings({ onUse, read, onError }: SettingsOptions): Settings {
  const used = new Set<SettingName>();
  const use = (name: SettingName) => ({
    onError,
    onUse() {
      const release = onUse();
      used.add(name);
      read(COMMANDS[name]);
      return () => {
        used.delete(name);
        release();
      };
    },
  });
  const stores: { readonly [K in SettingName]: WritableStore<SettingValues[K] | undefined> } = {
    vol: createStore<Volume | undefined>(undefined, use('vol')),
    eq: createStore<Equalizer | undefined>(undefined, use('eq')),
    rtcc: createStore<DeviceClock | undefined>(undefined, use('rtcc')),
    ntp: createStore<TimeServer | undefined>(undefined, use('ntp')),
  };

  function set<K extends SettingName>(name: K, reply: CommandReply) {
    const value = readBody<SettingValues[K]>(COMMANDS[name], reply);
    const store: WritableStore<SettingValues[K] | undefined> = stores[name];
    if (value) store.set(value);
    return value !== undefined;
  }

  return {
    store: (name) => stores[name],
    learn: (reply) => reply.ok && isSetting(reply.msg) && set(reply.msg, reply),
    refresh(only) {
      for (const name of used) if (name === (only ?? name)) read(COMMANDS[name]);
    },
    clear() {
      for (const store of Object.values(stores)) store.set(undefined);
    },
  };
}

const isSetting = (msg: string): msg is SettingName => Object.hasOwn(COMMANDS, msg);
