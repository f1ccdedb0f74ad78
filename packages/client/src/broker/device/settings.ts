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
import { LazyStores } from '../../store/lazyStores.ts';
import type { Store, StoreOptions } from '../../store/store.ts';
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

/** Whose settings they are. */
export interface SettingsOwner extends StoreOptions {
  /** Called when a setting is in use; returns what to call when it no longer is. */
  onUse(): () => void;
  /** Reads a setting from the device, if it can be asked; the answer comes through `learn`. */
  readSetting(command: (typeof COMMANDS)[SettingName]): void;
}

/**
 * What a device is set to, as its last reply to anybody said: so two consoles end on the device's value (FLT-035). None is known
 * at first, and each is read with its first use.
 */
export class Settings {
  readonly #owner: SettingsOwner;
  readonly #latest = new LazyStores<SettingValues>();
  #used: readonly SettingName[] = NONE;

  constructor(owner: SettingsOwner) {
    this.#owner = owner;
  }

  store<K extends SettingName>(name: K): Store<SettingValues[K] | undefined> {
    return this.#latest.store(name, () => ({
      onError: this.#owner.onError,
      onUse: () => {
        const release = this.#owner.onUse();
        this.#used = [...this.#used, name];
        this.#owner.readSetting(COMMANDS[name]);
        return () => {
          this.#used = this.#used.filter((one) => one !== name);
          release();
        };
      },
    }));
  }

  /** What is known, for whoever does not listen. */
  read<K extends SettingName>(name: K): SettingValues[K] | undefined {
    return this.#latest.read(name);
  }

  /** Takes in the reply to anybody's command; whether it told a setting. */
  learn(reply: CommandReply): boolean {
    return reply.ok && isSetting(reply.msg) && this.#set(reply.msg, reply);
  }

  #set<K extends SettingName>(name: K, reply: CommandReply) {
    const value = readBody<SettingValues[K]>(COMMANDS[name], reply);
    if (value) this.#latest.set(name, value);
    return value !== undefined;
  }

  /** Reads again what is in use, or one of it. */
  refresh(only?: SettingName): void {
    for (const name of this.#used) if (name === (only ?? name)) this.#owner.readSetting(COMMANDS[name]);
  }

  clear(): void {
    this.#latest.clear();
  }
}

const NONE: readonly SettingName[] = [];

const isSetting = (msg: string): msg is SettingName => Object.hasOwn(COMMANDS, msg);
