// The fake game servers and their host names.
import type { TargetAddress } from '@fucina/watch';
import { startDemoBedrockServer } from './bedrock-server.ts';
import { startDemoDns } from './dns.ts';
import { startDemoJavaServer } from './java-server.ts';
import { startDyingServer, startFlappingServer } from './unsteady-servers.ts';

interface DemoGameServers {
  /** For `PING_DNS_SERVER`. */
  readonly dnsServer: string;
  /** One server in both editions, for a watch that is old. */
  readonly watched: readonly TargetAddress[];
  readonly addresses: readonly { readonly address: string; readonly about: string }[];
  readonly close: () => Promise<void>;
}

const BEDROCK_PORT = 19132;
export const BLOCKED_SERVER = 'blocked.demo';

export async function startDemoGameServers(): Promise<DemoGameServers> {
  const java = await startDemoJavaServer();
  const bedrock = await startDemoBedrockServer(BEDROCK_PORT);
  const gone = await startDemoJavaServer();
  await gone.close();
  const dying = await startDyingServer();
  const flapping = await startFlappingServer();
  const dns = await startDemoDns([
    { name: 'play.demo', javaPort: java.port },
    // The addresses in the examples of the API.
    { name: 'play.example.com', javaPort: java.port },
    { name: 'bedrock.example.com' },
    // The example of the status page.
    { name: 'mc.hypixel.net', javaPort: java.port },
    { name: BLOCKED_SERVER, javaPort: java.port },
    { name: 'bedrock.demo' },
    { name: 'offline.demo', javaPort: gone.port },
    { name: 'dies.demo', javaPort: dying.port },
    { name: 'flaps.demo', javaPort: flapping.port },
    { name: 'forge.demo', javaPort: java.port },
  ]);
  const bedrockAddress =
    bedrock.port === BEDROCK_PORT ? 'bedrock.demo' : `bedrock.demo:${bedrock.port}`;
  return {
    dnsServer: dns.server,
    watched: [
      { edition: 'java', host: 'forge.demo', port: 25_565 },
      { edition: 'bedrock', host: 'forge.demo', port: bedrock.port },
    ],
    addresses: [
      { address: 'play.demo', about: 'a Java server behind an SRV record' },
      { address: bedrockAddress, about: 'a Bedrock server' },
      { address: BLOCKED_SERVER, about: 'a Java server on the list of those that break the EULA' },
      { address: 'offline.demo', about: 'a name whose server is not running' },
      { address: 'dies.demo', about: 'a Java server that dies after three minutes' },
      { address: 'flaps.demo', about: 'a Java server that goes and comes every five minutes' },
    ],
    close: async () => {
      await Promise.all([java, bedrock, dying, flapping, dns].map((server) => server.close()));
    },
  };
}
