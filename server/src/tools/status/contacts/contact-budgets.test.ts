// What keeps others from being flooded or scanned through us: every contact is counted, none is only assumed.
import { connect } from 'node:net';
import type { PayContact } from '@fucina/server-ping';
import { GOOD_ADVERTISEMENT, pong } from '@fucina/server-ping/testing/bedrock-bytes';
import {
  closedPort,
  closeFakeServers,
  startTcp,
  startUdp,
} from '@fucina/server-ping/testing/fake-server';
import { answerWith } from '@fucina/server-ping/testing/java-bytes';
import { address, testPing } from '@fucina/server-ping/testing/test-ping';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal } from '../../../cache/named-cache.ts';
import { createCeiling } from '../../../limits/ceiling.ts';
import { createLimits, noLimits } from '../../../limits/limits.ts';
import { LIMITED } from '../server-ping.ts';
import { createContactBudgets, isContactRefusal } from './contact-budgets.ts';

afterEach(closeFakeServers);

const budgets = () => createContactBudgets(createLimits(), createLimits());

async function statusOf(paying: Promise<void>): Promise<number> {
  return paying.then(
    () => 200,
    (thrown) => (thrown instanceof Refusal ? thrown.cause : thrown).status,
  );
}

/** Client, address, port, and the name that was asked for. */
type Contact = [string, string, number, string];

async function payMany(pay: PayContact, contacts: readonly Contact[]) {
  const statuses: number[] = [];
  for (const contact of contacts) statuses.push(await statusOf(pay(...contact)));
  return statuses;
}

const client = (n: number) => `9.9.${n >> 8}.${n & 255}`;

describe('budgets', () => {
  test('one server is contacted six times a minute, whoever asks', async () => {
    const statuses = await payMany(
      budgets(),
      Array.from({ length: 8 }, (_, n) => [client(n), '1.2.3.4', 25565, 'mc.host.net']),
    );
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429]);
  });

  test('forty visitors who ask for forty servers of one shared host all get there', async () => {
    const statuses = await payMany(
      budgets(),
      Array.from({ length: 40 }, (_, n) => [client(n), '1.2.3.4', 25565 + n, '1.2.3.4']),
    );
    expect(statuses).toEqual(Array(40).fill(200));
  });

  test('forty visitors who ask for forty names of one address and port all get there', async () => {
    const statuses = await payMany(
      budgets(),
      Array.from({ length: 40 }, (_, n) => [client(n), '1.2.3.4', 25565, `n${n}.host.net`]),
    );
    expect(statuses).toEqual(Array(40).fill(200));
  });

  test('one address is contacted sixty times a minute, over all its names', async () => {
    const statuses = await payMany(
      budgets(),
      Array.from({ length: 62 }, (_, n) => [client(n), '1.2.3.4', 25565, `n${n}.host.net`]),
    );
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
  });

  test('one address is contacted sixty times a minute, over all its ports', async () => {
    const statuses = await payMany(
      budgets(),
      Array.from({ length: 62 }, (_, n) => [client(n), '1.2.3.4', 30_000 + n, '1.2.3.4']),
    );
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
  });

  test.each([
    ['a /24', (n: number) => `1.2.3.${n}`],
    ['an IPv6 /64', (n: number) => `2a01:4f8:1:2::${n.toString(16)}`],
  ])('%s is contacted 240 times a minute, over all its addresses', async (_, ip) => {
    const statuses = await payMany(
      budgets(),
      Array.from({ length: 242 }, (_, n) => [client(n), ip(n), 25565, ip(n)]),
    );
    expect(statuses).toEqual([...Array(240).fill(200), 429, 429]);
  });

  test('a thousand visitors who ask for a thousand servers of ten networks all get there', async () => {
    const contacts = Array.from(
      { length: 1000 },
      (_, n) =>
        [client(n), `1.2.${n % 10}.${n >> 4}`, 25565 + (n & 15), `n${n}.host.net`] as Contact,
    );
    const pay = budgets();
    const ceiling = createCeiling(LIMITED);
    const statuses = await Promise.all(
      contacts.map((contact) => ceiling.run(contact[0], () => statusOf(pay(...contact)))),
    );
    expect(statuses).toEqual(Array(1000).fill(200));
  });

  test('what a port’s budget refuses costs the address nothing', async () => {
    const pay = budgets();
    await payMany(
      pay,
      Array.from({ length: 100 }, (_, n) => [client(n), '1.2.3.4', 25565, 'mc.host.net']),
    );
    expect(await statusOf(pay(client(200), '1.2.3.4', 25566, 'mc.host.net'))).toBe(200);
  });
});

describe('the share of one client', () => {
  test.each<[string, number, (n: number) => Contact]>([
    ['half of a server’s budget', 3, () => ['9.9.9.9', '1.2.3.4', 25565, 'mc.host.net']],
    ['a tenth of an address’s', 6, (n) => ['9.9.9.9', '1.2.3.4', 25565, `n${n}.host.net`]],
    ['a tenth of a network’s', 24, (n) => ['9.9.9.9', `1.2.3.${n}`, 25565, `1.2.3.${n}`]],
  ])('is %s', async (_, share, contact) => {
    const pay = budgets();
    const statuses = await payMany(
      pay,
      Array.from({ length: share + 2 }, (_, n) => contact(n)),
    );
    expect(statuses).toEqual([...Array(share).fill(200), 429, 429]);
    const [, ip, port, host] = contact(0);
    expect(await statusOf(pay('9.9.9.8', ip, port, host))).toBe(200);
  });

  test('a whole /48 has the share of one client: it silences no network', async () => {
    const pay = budgets();
    const statuses = await payMany(
      pay,
      Array.from({ length: 250 }, (_, n) => [
        `2001:db8:1:${n}::/64`,
        `1.2.3.${n}`,
        25565,
        `1.2.3.${n}`,
      ]),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(24);
    expect(await statusOf(pay('9.9.9.9', '1.2.3.4', 25565, '1.2.3.4'))).toBe(200);
  });

  test('its refusal is the client’s own', async () => {
    const pay = budgets();
    const contact: Contact = ['9.9.9.9', '1.2.3.4', 25565, 'mc.host.net'];
    await payMany(pay, Array(3).fill(contact));
    await expect(pay(...contact)).rejects.toBeInstanceOf(Refusal);
  });
});

describe('the spread over ports', () => {
  const spread = () => createContactBudgets(noLimits, noLimits);

  test('a client contacts ten ports of an address, whatever names lead there', async () => {
    const statuses = await payMany(
      spread(),
      Array.from({ length: 12 }, (_, n) => ['9.9.9.9', '1.2.3.4', 30_000 + n, 'mc.host.net']),
    );
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test('known ports stay open to it, and so do other addresses and other clients', async () => {
    const pay = spread();
    await payMany(
      pay,
      Array.from({ length: 11 }, (_, n) => ['9.9.9.9', '1.2.3.4', 30_000 + n, 'mc.host.net']),
    );
    expect(await statusOf(pay('9.9.9.9', '1.2.3.4', 30_000, 'mc.host.net'))).toBe(200);
    expect(await statusOf(pay('9.9.9.9', '1.2.3.5', 30_020, 'mc.host.net'))).toBe(200);
    expect(await statusOf(pay('9.9.9.8', '1.2.3.4', 30_020, 'mc.host.net'))).toBe(200);
  });

  test('a /56 has the ports of four clients', async () => {
    const statuses = await payMany(
      spread(),
      Array.from({ length: 50 }, (_, n) => [
        `2001:db8:1:${n}::/64`,
        '1.2.3.4',
        30_000 + n,
        'mc.host.net',
      ]),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  });

  test('its refusal is the client’s own, for others may wait for the same server', async () => {
    const pay = spread();
    const contacts = Array.from({ length: 10 }, (_, n) =>
      pay('9.9.9.9', '1.2.3.4', 30_000 + n, 'mc.host.net'),
    );
    await Promise.all(contacts);
    await expect(pay('9.9.9.9', '1.2.3.4', 31_000, 'mc.host.net')).rejects.toBeInstanceOf(Refusal);
  });
});

/** A name with two addresses, of which nothing listens on the first. */
async function decoyBefore(victim: { readonly port: number }) {
  const found = (records: readonly string[]) => ({ kind: 'found', records }) as const;
  return {
    openLookup: () => ({
      srv: async () => ({ kind: 'none' }) as const,
      ipv4: async () => found(['127.0.0.201', '127.0.0.202']),
      ipv6: async () => ({ kind: 'none' }) as const,
      cname: async () => ({ kind: 'none' }) as const,
      root: async () => ({ kind: 'none' }) as const,
      close: () => undefined,
    }),
    connect: ({ host }: { readonly host: string }) =>
      host === '127.0.0.202'
        ? connect({ host: '127.0.0.1', port: victim.port })
        : connect({ host: '127.0.0.1', port: 1 }),
  };
}

describe('every contact of a ping is paid for', () => {
  test('a decoy in front of a victim changes nothing: six pings of its name arrive', async () => {
    const victim = await startTcp((socket) => answerWith(socket));
    const ping = testPing({ ...(await decoyBefore(victim)), payContact: decoysAreFree(budgets()) });
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const asked = ping(address('mc.gamehost.net'), { query: false, client: client(n) });
      statuses.push(await statusOf(asked.then(() => undefined)));
    }
    expect(victim.visits()).toBe(6);
    expect(statuses).toEqual([...Array(6).fill(200), ...Array(4).fill(429)]);
  });

  test('a decoy does not let one client try more ports of the victim', async () => {
    const victim = await startTcp((socket) => answerWith(socket));
    const pay = createContactBudgets(noLimits, noLimits);
    const ping = testPing({ ...(await decoyBefore(victim)), payContact: decoysAreFree(pay) });
    for (let n = 0; n < 15; n += 1) {
      const target = address(`n${n}.gamehost.net:${30_000 + n}`);
      await ping(target, { query: false, client: '9.9.9.9' }).catch(() => undefined);
    }
    expect(victim.visits()).toBe(10);
  });

  test('Query and the old protocols of the same port are one contact', async () => {
    const silent = await startTcp((socket) => socket.destroy());
    const paid: string[] = [];
    const ping = testPing({ payContact: async (_, ip, port) => void paid.push(`${ip} ${port}`) });
    await ping(address(`127.0.0.1:${silent.port}`), { query: true, client: 'x' });
    expect(silent.visits()).toBe(3);
    expect(paid).toEqual([`127.0.0.1 ${silent.port}`]);
  });

  test('the look for the other edition is a contact of its own, and left out when refused', async () => {
    const bedrock = await startUdp((socket, _, from) =>
      socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
    );
    const port = await closedPort();
    const paid: number[] = [];
    const ping = testPing({
      isContactRefusal,
      payContact: async (_, __, contacted) => {
        if (contacted === 19132) throw new Refusal(new Error('too many'));
        paid.push(contacted);
      },
    });
    const target = { ...address(`127.0.0.1:${port}`), isPortTyped: false };
    const result = await ping(target, { query: false, client: 'x' });
    expect(result).toMatchObject({ ok: true, reply: { debug: { code: 'refused' } } });
    expect(paid).toEqual([port]);
    expect(bedrock.visits()).toBe(0);
  });

  test('a Bedrock server over its budget is not sent a single packet', async () => {
    const bedrock = await startUdp(() => undefined);
    const ping = testPing({ payContact: () => Promise.reject(new Refusal(new Error('too many'))) });
    const asked = ping(address(`127.0.0.1:${bedrock.port}`, 'bedrock'), {
      query: false,
      client: 'x',
    });
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    expect(bedrock.visits()).toBe(0);
  });
});

/** Leaves the decoy out of the count, as if each name had another one. */
function decoysAreFree(pay: PayContact): PayContact {
  return async (who, ip, ...rest) => (ip === '127.0.0.201' ? undefined : pay(who, ip, ...rest));
}
