import { StorageError } from '@carillon/mocks/server';
import { PortInUseError } from '@carillon/simulator';
import { BEGIN_ANEW, StartError } from './sentence.ts';
import type { StartOptions } from './startOptions.ts';

/** A sentence for the person who typed the command, or null for what is a fault of the program. */
export function explain(error: unknown, options: StartOptions | undefined): string | null {
  if (error instanceof StartError) return error.message;
  if (error instanceof StorageError) return explainStorage(error);
  if (!options) return null;
  if (error instanceof PortInUseError) return portInUse(error.port, options);
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code, path, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  // Whatever its code: no rights, a folder in the place of a file.
  if (path?.startsWith(options.dataFolder))
    return `${path} cannot be used (${code}). CARILLON_DATA chooses another folder. ${BEGIN_ANEW}`;
  switch (code) {
    case 'EADDRINUSE':
      return portInUse(port ?? 0, options);
    case 'EACCES':
      return `Port ${port} may not be opened by this user. ${variableOf(port ?? 0, options)} chooses another one.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${address ?? options.hosts[0]} is no address of this machine: see CARILLON_HOST.`;
    default:
      return null;
  }
}

function explainStorage({ message, problem, path }: StorageError): string {
  if (problem === 'busy') {
    return `${message} Is another npm start running? CARILLON_DATA chooses another folder than that of ${path}.`;
  }
  if (problem === 'closed') {
    return `${message} Whoever starts the platform must be allowed to write it and its folder. CARILLON_DATA chooses another folder than that of ${path}.`;
  }
  return `${message} ${BEGIN_ANEW}`;
}

function portInUse(port: number, options: StartOptions): string {
  const variable = variableOf(port, options);
  return `Port ${port} is in use by another program. Stop that one, or choose another port: ${variable}=${port + 1} npm start`;
}

function variableOf(port: number, { wsPort, mqttPort }: StartOptions): string {
  if (port === wsPort) return 'CARILLON_WS_PORT';
  return port === mqttPort ? 'CARILLON_MQTT_PORT' : 'CARILLON_PORT';
}
