// A machine that has run out of descriptors must not call other people's servers offline.
import { Socket } from 'node:net';
import { brokenTcp, brokenUdp, systemError } from '@fucina/server-ping/testing/broken-sockets';
import { closeFakeServers, startTcp } from '@fucina/server-ping/testing/fake-server';
import { answerWith } from '@fucina/server-ping/testing/java-bytes';
import {
  type Lookup,
  type PingDependencies,
  testPing,
} from '@fucina/server-ping/testing/test-ping';
import { afterEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../../metrics.ts';
import { measurePings } from '../../outside-metrics.ts';
import { createTestApp } from '../../testing/test-app.ts';

afterEach(closeFakeServers);

const shortLookup = { kind: 'failed', cause: systemError('EMFILE') } as const;
const NOT_FOUND = { kind: 'none' } as const;
const LATE = { kind: 'timeout' } as const;
const failedLookup = { kind: 'failed', cause: systemError('ECONNREFUSED') } as const;
const lookup =
  (answers: {
    readonly ipv4: Lookup<string>;
    readonly ipv6: Lookup<string>;
    readonly root?: Lookup<string>;
  }) =>
  () => ({
    srv: async () => ({ kind: 'none' }) as const,
    ipv4: async () => answers.ipv4,
    ipv6: async () => answers.ipv6,
    cname: async () => ({ kind: 'none' }) as const,
    root: async () => answers.root ?? NOT_FOUND,
    close: () => undefined,
  });

const BUSY = { code: 'busy', online: false, error: 'busy' };

describe('what our machine lacks is told as ours', () => {
  test.each<[string, string, Partial<PingDependencies>]>([
    ['no descriptor for TCP', '3/127.0.0.1', { connect: brokenTcp('EMFILE') }],
    ['none in the whole system', '3/127.0.0.1', { connect: brokenTcp('ENFILE') }],
    ['no descriptor for UDP', 'bedrock/3/127.0.0.1', { createSocket: brokenUdp('EMFILE') }],
    ['no buffers', '3/127.0.0.1', { connect: brokenTcp('ENOBUFS') }],
    [
      'no descriptor for a look-up',
      '3/play.gamehost.net',
      { openLookup: lookup({ ipv4: shortLookup, ipv6: shortLookup }) },
    ],
  ])('%s', async (_, path, changes) => {
    const app = createTestApp({ ping: testPing(changes) });
    const response = await app.request(`/api/mcsrvstat/${path}`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject(BUSY);
  });

  test.each([
    ['no question', { ipv4: failedLookup, ipv6: failedLookup }],
    ['only half of the questions', { ipv4: NOT_FOUND, ipv6: failedLookup }],
    ['no answer in time', { ipv4: LATE, ipv6: LATE, root: LATE }],
  ])('%s to a name server of ours is told as that', async (_, answers) => {
    const metrics = createMetrics({ isProcessWatched: false });
    const ping = measurePings(testPing({ openLookup: lookup(answers) }), metrics.registry, () => 0);
    const app = createTestApp({ ping });
    const response = await app.request('/api/mcsrvstat/3/play.gamehost.net');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      code: 'resolver_failed',
      online: false,
      error: 'resolver_failed',
    });
    const { text } = await metrics.render();
    expect(text).toContain('pings_total{edition="java",result="failed",stage="dns"} 1');
  });

  test('it is not remembered: the next look finds the server', async () => {
    const fake = await startTcp((socket) => answerWith(socket));
    let connect: PingDependencies['connect'] = brokenTcp('EMFILE');
    const app = createTestApp({ ping: testPing({ connect: (target) => connect(target) }) });
    const path = `/api/mcsrvstat/3/127.0.0.1:${fake.port}`;
    expect((await app.request(path)).status).toBe(503);
    connect = ({ host, port }) => new Socket().connect(port, host);
    expect(await (await app.request(path)).json()).toMatchObject({ online: true });
  });

  test('one question too few does no harm where an address was found', async () => {
    const fake = await startTcp((socket) => answerWith(socket));
    const openLookup = lookup({
      ipv4: { kind: 'found', records: ['127.0.0.1'] },
      ipv6: failedLookup,
    });
    const app = createTestApp({ ping: testPing({ openLookup }) });
    const response = await app.request(`/api/mcsrvstat/3/play.gamehost.net:${fake.port}`);
    expect(await response.json()).toMatchObject({ online: true });
  });
});
