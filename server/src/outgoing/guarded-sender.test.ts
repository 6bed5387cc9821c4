import { setDefaultCACertificates } from 'node:tls';
import { type AddressPolicy, createAddressPolicy } from '@fucina/server-ping';
import { type DnsStub, startDnsStub } from '@fucina/server-ping/testing/dns-stub';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedSender, type SenderLimits } from './guarded-sender.ts';
import { type Catcher, startCatcher } from './testing/catcher.ts';
import { ownCertificate } from './testing/own-certificate.ts';

const PUBLIC = createAddressPolicy();
const HOME = createAddressPolicy({ allowsPrivate: true });
/** As at home, but 127.0.0.1 stands for what is private. */
const WITH_CANARY: AddressPolicy = {
  ...HOME,
  isRefusedAddress: (literal) => literal === '127.0.0.1',
};
const HOUR_MS = 3_600_000;

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

async function catcher(...given: Parameters<typeof startCatcher>): Promise<Catcher> {
  const started = await startCatcher(...given);
  open.push(started);
  return started;
}

/** The addresses of every name, at the first, second … question. */
async function names(...addresses: readonly string[]): Promise<DnsStub> {
  const stub = await startDnsStub((type, name, times) => {
    const data = addresses[Math.min(times, addresses.length) - 1];
    return type === 'A' && data !== undefined ? [{ type, name, ttl: 1, data }] : [];
  });
  open.push(stub);
  return stub;
}

/** What happens to a message. */
function post(
  url: string,
  addressPolicy: AddressPolicy,
  more: { nameServer?: string; limits?: Partial<SenderLimits> } = {},
) {
  const sender = createGuardedSender({ addressPolicy, ...more });
  return sender.post({ url, headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' });
}

const blocked = { ok: false, error: { code: 'blocked_target' } };

// How loopback and its neighbours may be written.
const INSIDE = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0x7f.0.0.1'],
  ...['017700000001', '0177.0.0.1', '127.0.0.1.', '127.255.255.254', '0', '0.0.0.0'],
  ...['１２７.0.0.1', '127。0。0。1', '[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[::ffff:127.0.0.1]'],
  ...['[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', 'localhost', 'LOCALHOST.'],
  ...['a.localhost', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['[fd00::1]', '[fe80::1]', '168.63.129.16', 'intranet', 'db.internal.', 'router.lan'],
];

test.each(INSIDE)('nothing is sent to %s', async (host) => {
  expect(await post(`https://${host}/hook`, PUBLIC)).toEqual(blocked);
  const sender = createGuardedSender({ addressPolicy: PUBLIC });
  expect(await sender.check(`https://${host}/hook`)).toEqual(blocked);
});

test.each([
  ['http://hooks.example.com/', 'not_https'],
  ['ftp://hooks.example.com/', 'not_https'],
  ['file:///etc/passwd', 'not_https'],
  ['https://hooks.example.com:8443/', 'other_port'],
  ['https://hooks.example.com:80/', 'other_port'],
  ['https://me@hooks.example.com/', 'has_credentials'],
  ['https://me:secret@hooks.example.com/', 'has_credentials'],
  ['https://hooks.example.com/#part', 'has_fragment'],
  ['https://hooks.example.com/#', 'has_fragment'],
  ['hooks.example.com', 'not_a_url'],
  ['https://a..b/', 'not_a_url'],
  ['https://exa%00mple.com/', 'not_a_url'],
  ['', 'not_a_url'],
])('%s is refused: %s', async (url, code) => {
  const stub = await names('93.184.215.14');
  expect(await post(url, PUBLIC, { nameServer: stub.server })).toEqual({
    ok: false,
    error: { code },
  });
  expect(stub.asked).toEqual([]);
});

test('a URL of 2,049 characters is refused', async () => {
  const url = 'https://hooks.example.com/'.padEnd(2049, 'a');
  expect(await post(url, PUBLIC)).toMatchObject({ error: { code: 'too_long' } });
});

test('https at its usual port may be written with it', async () => {
  const stub = await names('93.184.215.14');
  const sender = createGuardedSender({ addressPolicy: PUBLIC, nameServer: stub.server });
  expect((await sender.check('https://hooks.example.com:443/a?b=c')).ok).toBe(true);
});

describe('a name', () => {
  test('that leads to a private address is refused', async () => {
    const canary = await catcher();
    const stub = await names('127.0.0.1');
    const url = `http://hooks.example.com:${canary.port}/`;
    expect(await post(url, WITH_CANARY, { nameServer: stub.server })).toEqual(blocked);
    expect(canary.connections()).toBe(0);
  });

  test('that changes between the look-up and the connection leads where it was checked', async () => {
    const outside = await catcher({ host: '127.0.0.2' });
    const stub = await names('127.0.0.2', '127.0.0.1');
    const url = `http://hooks.example.com:${outside.port}/hook`;
    const sent = await post(url, WITH_CANARY, { nameServer: stub.server });
    expect(sent).toMatchObject({ ok: true, value: { status: 204 } });
    expect(outside.caught[0]).toMatchObject({
      path: '/hook',
      headers: { host: `hooks.example.com:${outside.port}` },
      body: '{"a":1}',
    });
    expect(stub.asked.filter((question) => question.startsWith('A '))).toHaveLength(1);
    // With the next message it is looked up again.
    expect(await post(url, WITH_CANARY, { nameServer: stub.server })).toEqual(blocked);
    expect(outside.connections()).toBe(1);
  });

  test('that nobody has is told, and name servers of ours that do not work are our trouble', async () => {
    const nobody = await names();
    const url = 'https://hooks.example.com/';
    expect(await post(url, PUBLIC, { nameServer: nobody.server })).toMatchObject({
      error: { code: 'dns_not_found' },
    });
    const useless = await startDnsStub(() => 'REFUSED');
    open.push(useless);
    expect(await post(url, PUBLIC, { nameServer: useless.server })).toMatchObject({
      error: { code: 'own_trouble' },
    });
  });

  test('stays the name for TLS, and a certificate of another one is refused', async () => {
    setDefaultCACertificates([ownCertificate.cert]);
    const outside = await catcher({ isSecure: true });
    const stub = await names('127.0.0.1');
    const to = (host: string) =>
      post(`https://${host}:${outside.port}/`, HOME, { nameServer: stub.server });
    expect(await to('hooks.example.com')).toMatchObject({ ok: true, value: { status: 204 } });
    expect(outside.caught[0]?.headers.host).toBe(`hooks.example.com:${outside.port}`);
    expect(await to('other.example.com')).toMatchObject({ error: { code: 'tls' } });
    expect(outside.caught).toHaveLength(1);
  });
});

describe('a host that', () => {
  const home = async (
    answer: Exclude<Parameters<typeof startCatcher>[0], undefined>['answer'],
    limits: Partial<SenderLimits> = { wholeMs: HOUR_MS, connectMs: HOUR_MS },
  ) => {
    const host = await catcher(answer === undefined ? {} : { answer });
    return { host, sent: await post(`http://127.0.0.1:${host.port}/`, HOME, { limits }) };
  };

  test('sends elsewhere is not followed', async () => {
    const canary = await catcher();
    const { sent } = await home((_, response) =>
      response.writeHead(307, { Location: `http://127.0.0.1:${canary.port}/` }).end(),
    );
    expect(sent).toMatchObject({ ok: true, value: { status: 307 } });
    expect(canary.connections()).toBe(0);
  });

  test('answers with 100 MB is heard for 16 kB', async () => {
    const block = Buffer.alloc(65_536, 'a');
    let left = 1600;
    let isCut = false;
    const { sent } = await home((_, response) => {
      response.writeHead(200);
      response.on('close', () => {
        isCut = true;
      });
      const write = () => {
        while (left > 0 && !isCut) {
          left -= 1;
          if (!response.write(block)) {
            response.once('drain', write);
            return;
          }
        }
      };
      write();
    });
    expect(sent.ok && sent.value.body).toHaveLength(16 * 1024);
    await expect.poll(() => isCut).toBe(true);
    expect(left).toBeGreaterThan(0);
  });

  test('drips an answer is left at the deadline, and its status counts', async () => {
    const { sent } = await home(
      (_, response) => {
        response.writeHead(200);
        response.write('a');
      },
      { wholeMs: 200 },
    );
    expect(sent).toMatchObject({ ok: true, value: { status: 200, body: 'a' } });
  });

  test('never answers is given up', async () => {
    const { sent } = await home(() => undefined, { wholeMs: 200 });
    expect(sent).toMatchObject({ error: { code: 'timeout' } });
  });

  test('cuts the connection, or speaks no HTTP, is broken', async () => {
    const cut = await home((request) => request.socket.destroy());
    expect(cut.sent).toMatchObject({ error: { code: 'broken' } });
    const other = await home((request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    expect(other.sent).toMatchObject({ error: { code: 'broken' } });
    const switched = await home((_, response) =>
      response.writeHead(101, { Upgrade: 'other', Connection: 'Upgrade' }).end(),
    );
    expect(switched.sent).toMatchObject({ ok: false, error: { code: 'broken' } });
  });

  test('listens no more refuses', async () => {
    const host = await startCatcher();
    await host.close();
    expect(await post(`http://127.0.0.1:${host.port}/`, HOME)).toMatchObject({
      error: { code: 'refused' },
    });
  });

  test('is slow gets two messages at once, and each has its own connection', async () => {
    const waiting: (() => void)[] = [];
    const host = await catcher({
      answer: (_, response) => waiting.push(() => response.writeHead(204).end()),
    });
    const sender = createGuardedSender({ addressPolicy: HOME, limits: { wholeMs: HOUR_MS } });
    const message = { url: `http://127.0.0.1:${host.port}/`, headers: {}, body: '' };
    const all = Promise.all([1, 2, 3].map(() => sender.post(message)));
    await expect.poll(() => host.caught.length).toBe(2);
    expect(host.connections()).toBe(2);
    for (const answer of waiting.splice(0)) answer();
    await expect.poll(() => host.caught.length).toBe(3);
    for (const answer of waiting.splice(0)) answer();
    expect((await all).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(host.connections()).toBe(3);
  });
});

test('what is on its way when the server stops is given up at once', async () => {
  const stopping = new AbortController();
  const host = await catcher({ answer: () => stopping.abort() });
  const sender = createGuardedSender({ addressPolicy: HOME, stopping: stopping.signal });
  const sent = await sender.post({ url: `http://127.0.0.1:${host.port}/`, headers: {}, body: '' });
  expect(sent).toMatchObject({ error: { code: 'own_trouble' } });
});
