import { join } from 'node:path';
import { createListener, observeBroker, openPlatform } from '@carillon/mocks/server';
import { isLoopbackOrigin } from '@carillon/protocol/broker';
import { type AedesBroker, createAedesBroker } from '@carillon/simulator';
import { openDataFolder } from './dataFolder.ts';
import { createDevices } from './devices.ts';
import { readHost } from './files.ts';
import { listenHttp } from './http.ts';
import { assertPortsFree } from './ports.ts';
import type { RunningPlatform } from './running.ts';
import { isPrivate, type Settings } from './settings.ts';
import { createSite } from './site.ts';
import { mailText, siteUrl } from './welcome.ts';

const packagesFolder = join(import.meta.dirname, '../..');
/** How long those who listen have to hear that the devices are offline, before their connections are closed. */
const FAREWELL_MS = 100;

/** Starts all of it, or nothing: what was open is closed again before this rejects. */
export async function startPlatform(settings: Settings): Promise<RunningPlatform> {
  const closers: (() => void | Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    // First of all: a second start by mistake is to hear of its port, and to leave the data of the first one alone.
    await assertPortsFree(settings);
    const data = openDataFolder(settings.dataFolder, settings.isFresh);
    const platform = await openPlatform(data.platformFile, {
      tokenSeconds: settings.tokenSeconds,
      // The token of an e-mail opens the account that it was sent to: never for a whole network.
      debug: isPrivate(settings),
      // No e-mail is sent before the hosts are served: by then the port is known.
      mail: (mail) => console.log(mailText(mail, siteUrl(settings, http.port))),
    });
    closers.push(() => platform.close());
    const devices = platform.listFactory();
    // Before anything listens: a damaged memory is to stop the start, not a platform that people already use.
    const firmwares = createDevices(devices, { folder: data.devicesFolder, seed: settings.seed });
    closers.push(() => {
      for (const firmware of firmwares) firmware.shutDown();
    });

    const broker: AedesBroker = await createAedesBroker({
      authority: platform.authority,
      allowedOrigins: settings.origins,
      allowedHosts: settings.hostNames,
      onPublish: observeBroker(platform, (topic, payload) => broker.publish(topic, payload)),
    });
    closers.push(() => broker.close());
    platform.onRevoked(broker.disconnect);
    const { tcpPort, wsPort } = await listenBroker(broker, settings);

    const isOriginAllowed = (origin: string) => isLoopbackOrigin(origin) || settings.origins.includes(origin);
    const site = createSite({
      hosts: readHosts(),
      api: createListener(platform, { isOriginAllowed, allowedHosts: settings.hostNames }),
      wsPort,
      hostNames: settings.hostNames,
      isDebug: isPrivate(settings),
      isSecure: settings.tls !== undefined,
    });
    const http = await listenHttp(site, settings);
    closers.push(() => http.close());

    const attachments = firmwares.map((firmware) => broker.attach(firmware));
    closers.push(async () => {
      for (const attachment of attachments) attachment.detach();
      await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    });
    return { settings, httpPort: http.port, wsPort, mqttPort: tcpPort, devices, stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

const listenBroker = (broker: AedesBroker, { mqttPort, wsPort, hosts, tls }: Settings) =>
  broker.listen({ tcpPort: mqttPort, wsPort, hosts, ...(tls && { tls }) });

const readHosts = () => [
  readHost('/backend', join(packagesFolder, 'host-backoffice/dist')),
  readHost('/manage', join(packagesFolder, 'host-console/dist')),
  readHost('/', join(packagesFolder, 'host-shop/dist')),
];
