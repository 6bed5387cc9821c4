import { afterEach, describe, expect, test } from 'vitest';
import { createAddressPolicy, OWN_MACHINE_POLICY } from './address/address-policy.ts';
import { openPing } from './open-ping.ts';
import { closedPort, closeFakeServers, startTcp } from './testing/fake-server.ts';
import { answerWith } from './testing/java-bytes.ts';
import { address } from './testing/test-ping.ts';

afterEach(closeFakeServers);

const ASK = { query: false, client: '' };

test('a server in one’s own network is found from one’s own machine', async () => {
  const { port } = await startTcp((socket) => answerWith(socket));
  const ping = openPing({ addressPolicy: OWN_MACHINE_POLICY, now: () => 90_000 });
  const looked = await ping(address(`127.0.0.1:${port}`), ASK);
  expect(looked).toMatchObject({
    ok: true,
    reply: { online: true, version: 'Paper 1.21.4', debug: { cachetime: 90 } },
    isProvisional: false,
  });
});

test('where no rejection is known as a refusal, each ends the ping', async () => {
  const port = await closedPort();
  const ping = openPing({
    addressPolicy: OWN_MACHINE_POLICY,
    payContact: async (_, __, contacted) => {
      if (contacted !== port) throw new Error('the count of contacts is broken');
    },
  });
  const target = { ...address(`127.0.0.1:${port}`), isPortTyped: false };
  await expect(ping(target, ASK)).rejects.toThrow('broken');
});

test('under the policy of a public service the same server is never contacted', async () => {
  const fake = await startTcp((socket) => answerWith(socket));
  const addressPolicy = createAddressPolicy({ allowsPrivate: false, ownAddresses: () => [] });
  const looked = await openPing({ addressPolicy })(address(`127.0.0.1:${fake.port}`), ASK);
  expect(looked).toEqual({ ok: false, code: 'blocked_target' });
  expect(fake.visits()).toBe(0);
});

describe('from one’s own machine', () => {
  test.each(['127.0.0.1', '192.168.1.5', '10.0.0.1', 'fe80::1', '8.8.8.8', '2a01:4f8::1'])(
    '%s may be asked',
    (literal) => expect(OWN_MACHINE_POLICY.isRefusedAddress(literal)).toBe(false),
  );

  test.each(['0.0.0.0', '255.255.255.255', '224.0.0.1', '::', 'ff02::1', 'localhost', ''])(
    '"%s" is no server’s address',
    (literal) => expect(OWN_MACHINE_POLICY.isRefusedAddress(literal)).toBe(true),
  );

  test('every port and every name may be asked', () => {
    expect(OWN_MACHINE_POLICY.isRefusedPort(3306, 'tcp')).toBe(false);
    expect(OWN_MACHINE_POLICY.isRefusedName('nas')).toBe(false);
  });
});
