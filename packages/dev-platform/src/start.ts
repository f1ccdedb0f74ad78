import { join } from 'node:path';
import { createListener, createLoginsFeed, observeBroker, openPlatform } from '@carillon/mocks/server';
import { isLoopbackOrigin } from '@carillon/protocol/broker';
import { type AedesBroker, createAedesBroker } from '@carillon/simulator';
import { openDataFolder } from './dataFolder.ts';
import { createDevices } from './devices.ts';
import { readHost } from './files.ts';
import { listenHttp } from './http.ts';
import { assertPortsFree } from './ports.ts';
import type { RunningPlatform } from './running.ts';
import { createSite } from './site.ts';
import { isPrivate, type StartOptions } from './startOptions.ts';
import { mailText, siteUrl, takenOverText } from './welcome.ts';

const packagesFolder = join(import.meta.dirname, '../..');
/** How long those who listen have to hear that the devices are offline, before their connections are closed. */
const FAREWELL_MS = 100;

/** Starts all of it, or nothing: what was open is closed again before this rejects. */
export async function startPlatform(options: StartOptions): Promise<RunningPlatform> {
  const closers: (() => void | Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    // First of all: a second start by mistake is to hear of its port, and to leave the data of the first one alone.
    await assertPortsFree(options);
    const data = openDataFolder(options.dataFolder, options.isFresh);
    const platform = await openPlatform(data.platformFile, {
      tokenSeconds: options.tokenSeconds,
      // The token of an e-mail opens the account that it was sent to: never for a whole network.
      debug: isPrivate(options),
      // No e-mail is sent before the hosts are served: by then the port is known.
      mail: (mail) => console.log(mailText(mail, siteUrl(options, http.port))),
    });
    closers.push(() => platform.close());
    if (platform.keptCopy) console.log(takenOverText(data.platformFile, platform.keptCopy));
    const devices = platform.listFactory();
    // Before anything listens: a damaged memory is to stop the start, not a platform that people already use.
    const firmwares = createDevices(devices, { folder: data.devicesFolder, seed: options.seed });
    closers.push(() => {
      for (const firmware of firmwares) firmware.shutDown();
    });

    const broker: AedesBroker = await createAedesBroker({
      authority: platform.authority,
      allowedOrigins: options.origins,
      allowedHosts: options.hostNames,
      onPublish: observeBroker(platform, (topic, payload) => broker.publish(topic, payload)),
    });
    closers.push(() => broker.close());
    platform.onRevoked(broker.disconnect);
    const { tcpPort, wsPort } = await listenBroker(broker, options);

    const isOriginAllowed = (origin: string) => isLoopbackOrigin(origin) || options.origins.includes(origin);
    const site = createSite({
      hosts: readHosts(),
      api: createListener(platform, { isOriginAllowed, allowedHosts: options.hostNames }),
      wsPort,
      brokerUrls: options.brokerUrls,
      loginsFeed: options.loginsFeed && createLoginsFeed(platform, options.loginsFeed),
      hostNames: options.hostNames,
      isDebug: isPrivate(options),
      isSecure: options.tls !== undefined,
    });
    const http = await listenHttp(site, options);
    closers.push(() => http.close());

    const attachments = firmwares.map((firmware) => broker.attach(firmware));
    closers.push(async () => {
      for (const attachment of attachments) attachment.detach();
      await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    });
    return { options, httpPort: http.port, wsPort, mqttPort: tcpPort, devices, stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

const listenBroker = (broker: AedesBroker, { mqttPort, wsPort, hosts, tls }: StartOptions) =>
  broker.listen({ tcpPort: mqttPort, wsPort, hosts, ...(tls && { tls }) });

const readHosts = () => [
  readHost('/backend', join(packagesFolder, 'host-backoffice/dist')),
  readHost('/manage', join(packagesFolder, 'host-console/dist')),
  readHost('/', join(packagesFolder, 'host-shop/dist')),
];
