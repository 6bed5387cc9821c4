// Our server, started as in production, checks game servers that others wrote.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoDns } from '../../scripts/demo/dns.ts';

interface Handshake {
  readonly version: string;
  readonly host: string;
  readonly port: number;
}

const JAVA_VERSIONS = ['1.8.8', '1.12.2', '1.16.5', '1.20.4', '1.21.11', '26.1'];
const root = join(import.meta.dirname, '..', '..');
const children: ChildProcess[] = [];
const ports = new Map<string, number>();
const handshakes: Handshake[] = [];
let origin = '';
let closeDns: () => Promise<void>;

beforeAll(async () => {
  await startGameServers();
  const dns = await startDemoDns([{ name: 'srv.example', javaPort: portOf('1.21.11') }]);
  closeDns = dns.close;
  origin = await startFucina(dns.server);
}, 60_000);

afterAll(async () => {
  for (const child of children) child.kill();
  await closeDns?.();
});

test.each(JAVA_VERSIONS)(
  'Java %s: status, players, description, icon, latency',
  async (version) => {
    const reply = await ask(`/api/mcsrvstat/3/127.0.0.1:${portOf(version)}`);
    expect(reply).toMatchObject({
      online: true,
      ip: '127.0.0.1',
      port: portOf(version),
      version: expect.stringContaining(version),
      protocol: { version: expect.any(Number) },
      players: {
        online: 5,
        max: 77,
        list: [{ name: 'Fabbro', uuid: '00000000-0000-4000-8000-000000000001' }],
      },
      motd: {
        clean: [`Real ${version} in red`],
        raw: [`Real ${version} §c§lin red`],
        html: [`Real ${version} <span style="color: #FF5555; font-weight: bold">in red</span>`],
      },
      icon: expect.stringMatching(/^data:image\/png;base64,/),
      latency_ms: expect.any(Number),
    });
  },
);

test('a friendly name leads through SRV, and the server sees what was typed', async () => {
  const reply = await ask('/api/mcsrvstat/3/SRV.example');
  expect(reply).toMatchObject({
    online: true,
    hostname: 'srv.example',
    port: portOf('1.21.11'),
    debug: { srv: true },
  });
  expect(handshakes.at(-1)).toEqual({ version: '1.21.11', host: 'srv.example', port: 25565 });
});

test('Bedrock over real RakNet', async () => {
  const reply = await ask(`/api/mcsrvstat/bedrock/3/127.0.0.1:${portOf('bedrock')}`);
  expect(reply).toMatchObject({
    online: true,
    version: '1.21.90',
    players: { online: 4, max: 40 },
    motd: { clean: ['Real RakNet', 'world'] },
    gamemode: 'Survival',
    latency_ms: expect.any(Number),
  });
});

test('a Java server asked as Bedrock, and the other way round, is offline', async () => {
  const java = await ask(`/api/mcsrvstat/bedrock/3/127.0.0.1:${portOf('1.21.11')}`);
  const bedrock = await ask(`/api/mcsrvstat/3/127.0.0.1:${portOf('bedrock')}`);
  expect([java, bedrock]).toMatchObject([
    { online: false, debug: { code: 'refused' } },
    { online: false, debug: { code: 'refused' } },
  ]);
});

async function ask(path: string): Promise<unknown> {
  const response = await fetch(origin + path);
  expect(response.status).toBe(200);
  return response.json();
}

function portOf(name: string): number {
  const port = ports.get(name);
  if (port === undefined) throw new Error(`${name} is not running`);
  return port;
}

async function startGameServers(): Promise<void> {
  const child = start([join(import.meta.dirname, 'start.mjs'), ...JAVA_VERSIONS], {});
  await untilLine(child, (line) => {
    const told = JSON.parse(line);
    if (told.handshake) handshakes.push(told.handshake);
    else ports.set(told.name, told.port);
    return told.name === 'ready';
  });
}

async function startFucina(dnsServer: string): Promise<string> {
  const child = start([join(root, 'server', 'src', 'main.ts')], {
    PORT: '0',
    PING_ALLOW_PRIVATE: '1',
    PING_DNS_SERVER: dnsServer,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    // Nothing listens there, so the list of blocked servers is not available.
    MOJANG_SESSION_URL: 'http://127.0.0.1:9',
  });
  let found = '';
  await untilLine(child, (line) => {
    found = /http:\/\/\S+/.exec(line)?.[0] ?? '';
    return found !== '';
  });
  return found;
}

function start(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

function untilLine(child: ChildProcess, isLast: (line: string) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`stopped with code ${code}`)));
    if (child.stdout === null) return reject(new Error('no output'));
    createInterface(child.stdout).on('line', (line) => {
      if (isLast(line)) resolve();
    });
  });
}
