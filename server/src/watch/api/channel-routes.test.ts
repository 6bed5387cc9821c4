import type { AddedChannel, CreatedWatch, WatchChannel } from '@fucina/api-contract';
import { DAY_S } from '@fucina/watch';
import { beforeEach, expect, test } from 'vitest';
import type { Message } from '../../outgoing/guarded-sender.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { onlineReply } from '../../tools/status/testing/status-reply.ts';
import { signatureHeaders } from '../channels/webhook/signature.ts';
import { createTestAlerts } from '../testing/test-alerts.ts';
import { createTestWatch, type TestWatch } from '../testing/test-watch.ts';

const HOOK = { kind: 'webhook', url: 'https://hooks.example.com/secret-path?key=1' } as const;
const DISCORD = 'https://discord.com/api/webhooks/123456789012345678/token';

let watch: TestWatch;
let posted: Message[];
let status: number;
let app: ReturnType<typeof createTestApp>;
let own: CreatedWatch;

beforeEach(async () => {
  posted = [];
  status = 204;
  const alerts = createTestAlerts(
    (message) => {
      posted.push(message);
      return { ok: true, value: { status, headers: {}, body: 'what they say' } };
    },
    () => watch.now() * 1000,
  );
  watch = createTestWatch({ alerts });
  app = createTestApp({
    watch,
    ping: async () => ({ ok: true, reply: onlineReply({ ip: '203.0.113.1' }) }),
  });
  own = await json<CreatedWatch>(
    app.request('/api/watch', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: 'play.example.com', language: 'it' }),
    }),
  );
});

async function json<Value = Record<string, unknown>>(reply: Response | Promise<Response>) {
  return (await (await reply).json()) as Value;
}

function send(method: string, path: string, body?: unknown, secret: string = own.secret) {
  return app.request(`/api/watch/${own.id}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const add = (body: object) => json<AddedChannel>(send('POST', '/channels', body));
const codeOf = async (reply: Response | Promise<Response>) => [
  (await reply).status,
  (await json(reply)).code,
];

test('a webhook is added with its secret, which is told once, as its address is never', async () => {
  const added = await add({ ...HOOK, label: ' Ours ', delay_s: 300 });
  expect(added).toEqual({
    secret: expect.stringMatching(/^whsec_/),
    channel: {
      id: expect.any(String),
      kind: 'webhook',
      label: 'Ours',
      host: 'hooks.example.com',
      language: 'it',
      kinds: ['down', 'up', 'unstable', 'stable'],
      delay_s: 300,
      repeat_s: 0,
      created_at: watch.now(),
      failing_since: null,
      off_since: null,
      last_error: null,
    },
  });
  const listed = await (await send('GET', '/channels')).text();
  expect(JSON.parse(listed)).toEqual({ channels: [added.channel] });
  expect(listed).not.toMatch(/secret-path|whsec/);
  const [kept] = await watch.store.channels(own.id);
  expect(Buffer.from(kept?.sealed ?? []).includes('hooks')).toBe(false);
});

test('a channel of Discord has no secret', async () => {
  const added = await add({ kind: 'discord', url: DISCORD });
  expect(added).toMatchObject({ channel: { kind: 'discord', host: 'discord.com' } });
  expect('secret' in added).toBe(false);
});

test.each([
  [{ kind: 'webhook', url: 'http://hooks.example.com/' }, 'bad_webhook'],
  [{ kind: 'webhook', url: 'https://127.0.0.1/' }, 'blocked_target'],
  [{ kind: 'discord', url: 'https://hooks.example.com/' }, 'bad_webhook'],
  [{ kind: 'discord', url: `${DISCORD}?wait=false` }, 'bad_webhook'],
  [{ kind: 'mail', url: 'https://example.com' }, 'bad_request'],
  [{ kind: 'webhook', url: 'mailto:me@example.com' }, 'bad_request'],
  [{ ...HOOK, delay_s: 1 }, 'bad_request'],
  [{ ...HOOK, kinds: ['test'] }, 'bad_request'],
])('%j is refused: %s', async (body, code) => {
  expect(await codeOf(send('POST', '/channels', body))).toEqual([400, code]);
  expect(await watch.store.channels(own.id)).toEqual([]);
});

test('there are eight at most', async () => {
  for (let count = 0; count < 8; count += 1) await add(HOOK);
  expect(await codeOf(send('POST', '/channels', HOOK))).toEqual([400, 'too_many_channels']);
});

test('a channel is changed, and removed', async () => {
  const { channel } = await add(HOOK);
  const changed = { label: 'Other', language: 'en', kinds: ['down'], delay_s: 60, repeat_s: 3600 };
  const reply = await json<WatchChannel>(send('PATCH', `/channels/${channel.id}`, changed));
  expect(reply).toEqual({ ...channel, ...changed });
  expect(await json(send('DELETE', `/channels/${channel.id}`))).toEqual({ id: channel.id });
  for (const [method, path, body] of [
    ['PATCH', '', {}],
    ['DELETE', '', undefined],
    ['POST', '/test', undefined],
  ] as const) {
    const asked = send(method, `/channels/${channel.id}${path}`, body);
    expect(await codeOf(asked)).toEqual([404, 'channel_not_found']);
  }
});

test('a test says what the other side answered, and nothing of its words', async () => {
  const { channel } = await add(HOOK);
  status = 500;
  const failed = await (await send('POST', `/channels/${channel.id}/test`)).text();
  expect(JSON.parse(failed)).toEqual({ is_delivered: false, result: 500, ms: expect.any(Number) });
  expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({ type: 'watch.test' });
});

test('a channel that is off is on again after a test that arrives', async () => {
  const { channel } = await add(HOOK);
  await watch.store.settleDeliveries(
    [
      {
        alert: 'none',
        channel: channel.id,
        tried: { at: 1, ms: 1, result: 410 },
        next: { kind: 'dead' },
      },
    ],
    watch.now(),
  );
  const offSince = async () =>
    (await json<{ channels: WatchChannel[] }>(send('GET', '/channels'))).channels[0];
  expect(await offSince()).toMatchObject({ off_since: watch.now(), last_error: '410' });
  status = 500;
  await send('POST', `/channels/${channel.id}/test`);
  expect(await offSince()).toMatchObject({ off_since: watch.now() });
  status = 204;
  await send('POST', `/channels/${channel.id}/test`);
  expect(await offSince()).toMatchObject({ off_since: null, last_error: null });
});

test('a viewer sees no channels, and nobody those of another watch', async () => {
  const { channel } = await add(HOOK);
  const { secret } = await json<{ secret: string }>(send('POST', '/viewer'));
  for (const path of ['/channels', '/deliveries']) {
    expect(await codeOf(send('GET', path, undefined, secret))).toEqual([403, 'owner_only']);
    expect(await codeOf(send('GET', path, undefined, 'fw_wrong'))).toEqual([
      404,
      'watch_not_found',
    ]);
  }
  const first = own;
  own = await json<CreatedWatch>(
    app.request('/api/watch', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: 'other.example.com' }),
    }),
  );
  expect(first.id).not.toBe(own.id);
  expect(await codeOf(send('DELETE', `/channels/${channel.id}`))).toEqual([
    404,
    'channel_not_found',
  ]);
});

test('what was sent is listed', async () => {
  expect(await json(send('GET', '/deliveries'))).toEqual({ deliveries: [] });
});

test('a new secret of a webhook signs at once, the one before for a day more, and no older one', async () => {
  const { channel, secret: first = '' } = await add(HOOK);
  const renew = async () => {
    const reply = await json<{ secret: string }>(send('POST', `/channels/${channel.id}/secret`));
    return reply.secret;
  };
  /** Which of these verify a message that is sent now. */
  const signing = async (...secrets: readonly string[]) => {
    await send('POST', `/channels/${channel.id}/test`);
    const { body = '', headers = {} } = posted.at(-1) ?? {};
    const signed = { id: headers['webhook-id'] ?? '', at: Number(headers['webhook-timestamp']) };
    return secrets.map((secret) => {
      const mine = signatureHeaders({ ...signed, body }, [secret])['webhook-signature'] ?? '';
      return headers['webhook-signature']?.split(' ').includes(mine);
    });
  };
  const second = await renew();
  expect(second).toMatch(/^whsec_/);
  expect(await signing(first, second)).toEqual([true, true]);
  const third = await renew();
  expect(await signing(first, second, third)).toEqual([false, true, true]);
  watch.setNow(watch.now() + DAY_S - 1);
  expect(await signing(second, third)).toEqual([true, true]);
  watch.setNow(watch.now() + 1);
  expect(await signing(second, third)).toEqual([false, true]);
});

test('a channel of Discord has no secret to change', async () => {
  const { channel } = await add({ kind: 'discord', url: DISCORD });
  expect(await codeOf(send('POST', `/channels/${channel.id}/secret`))).toEqual([400, 'no_secret']);
});

test('what is not there, or did arrive, is not sent again', async () => {
  const { channel } = await add(HOOK);
  const again = send('POST', `/channels/${channel.id}/again`, { alert: 'wa_none' });
  expect(await codeOf(again)).toEqual([404, 'delivery_not_found']);
});
