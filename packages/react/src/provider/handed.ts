import type { Text } from '../messages/area.ts';

/** Props of the provider that are looked at: as they come, whatever the types say. */
export interface Handed {
  readonly apiUrl?: string | undefined;
  readonly brokerUrl?: string | object | readonly string[] | undefined;
  readonly pages?: readonly string[] | undefined;
  readonly paths?: object | undefined;
  readonly messages?: Readonly<Record<string, Text | undefined>> | undefined;
}
