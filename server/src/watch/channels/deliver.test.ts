import { fc, test as property } from '@fast-check/vitest';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import type { GuardedSender, Message } from '../../outgoing/guarded-sender.ts';
import type { News } from '../news.ts';
import type { ChannelTarget } from './channel-target.ts';
import { createDeliver, type Deliver } from './deliver.ts';
import { AT, someIncident, someNews } from './testing/some-news.ts';
import { newSigningSecret } from './webhook/signature.ts';

type Sent = Awaited<ReturnType<GuardedSender['post']>>;

const HOOK = 'https://discord.com/api/webhooks/123456789012345678/To-ken_1';
const URL = 'https://hooks.example.com/fucina';
const BEDROCK = { edition: 'bedrock', host: 'play.example.com', port: 19132 } as const;

let nowMs = 0;
let posted: Message[] = [];
let answer: () => Sent;
let deliver: Deliver;

beforeEach(() => {
  nowMs = AT * 1000;
  posted = [];
  answer = () => replied(204);
  deliver = createDeliver({
    sender: {
      check: () => Promise.reject(new Error('nothing is checked')),
      async post(message) {
        posted.push(message);
        return answer();
      },
    },
    now: () => nowMs,
    origin: 'https://fucina.example',
  });
});

function replied(status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Sent {
  return { ok: true, value: { status, headers, body } };
}

function sendTo(target: ChannelTarget, news: readonly News[], language: 'en' | 'it' = 'en') {
  return deliver.send(target, language, news);
}

describe('a generic webhook', () => {
  const secret = newSigningSecret();
  const hook = (...secrets: readonly string[]): ChannelTarget => ({
    kind: 'webhook',
    url: URL,
    secrets,
  });
  // The library of the standard refuses what is more than five minutes off.
  const verify = (message: Message | undefined, with_: string) =>
    new Webhook(with_).verify(message?.body ?? '', { ...message?.headers });

  beforeEach(() => {
    nowMs = Date.now();
  });

  test('is signed as the standard says, and a retry has the same id and a new time', async () => {
    expect(await sendTo(hook(secret), [someNews()])).toEqual({ kind: 'delivered', status: 204 });
    nowMs += 30_000;
    await sendTo(hook(secret), [someNews()]);
    const [first, second] = posted;
    expect(verify(first, secret)).toMatchObject({ type: 'watch.down' });
    expect(verify(second, secret)).toEqual(verify(first, secret));
    expect(first?.headers['webhook-id']).toBe('wa_1');
    expect(second?.headers['webhook-id']).toBe('wa_1');
    const time = (message?: Message) => Number(message?.headers['webhook-timestamp']);
    expect(time(second) - time(first)).toBe(30);
    expect(() => verify(first, newSigningSecret())).toThrow('No matching signature');
  });

  test('while a secret is changed, both verify', async () => {
    const old = newSigningSecret();
    await sendTo(hook(secret, old), [someNews()]);
    expect(verify(posted[0], secret)).toEqual(verify(posted[0], old));
  });

  test('is told what happened, in names of the API', async () => {
    const incident = someIncident({
      endedAt: AT,
      reason: 'timeout_response',
      reasons: [
        { at: AT - 60, reason: 'refused' },
        { at: AT - 30, reason: 'timeout_response' },
      ],
    });
    await sendTo(hook(secret), [someNews({ kind: 'up', incidents: [incident] })]);
    const [message] = posted;
    expect(message).toMatchObject({
      url: URL,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Fucina-Watch (+https://fucina.example)',
      },
    });
    expect(JSON.parse(message?.body ?? '')).toEqual({
      type: 'watch.up',
      timestamp: '2026-11-30T00:15:00.000Z',
      data: {
        watch: 'abcdefghjk',
        name: '',
        addresses: [{ edition: 'java', address: 'play.example.com' }],
        incidents: [
          {
            id: 7,
            edition: 'java',
            address: 'play.example.com',
            kind: 'down',
            started_at: AT - 60,
            ended_at: AT,
            reason: { stage: 'response', code: 'timeout' },
            reasons: [
              { at: AT - 60, stage: 'connect', code: 'refused' },
              { at: AT - 30, stage: 'response', code: 'timeout' },
            ],
          },
        ],
      },
    });
  });

  test('gets at most 4 kB', async () => {
    const reasons = Array.from({ length: 20 }, (_, index) => ({
      at: AT + index,
      reason: 'timeout_handshake' as const,
    }));
    const host = `${'a'.repeat(60)}.`.repeat(4);
    const incident = someIncident({ reasons, address: { edition: 'java', host, port: 1 } });
    await sendTo(hook(secret), [someNews({ incidents: [incident] })]);
    expect(posted[0]?.body.length).toBeLessThan(4096);
  });

  test.each([
    [replied(200), { kind: 'delivered', status: 200 }],
    [replied(302), { kind: 'failed', status: 302, retryAfterS: 0 }],
    [replied(410), { kind: 'dead', status: 410 }],
    [replied(404), { kind: 'failed', status: 404, retryAfterS: 0 }],
    [replied(429, { 'retry-after': '90' }), { kind: 'failed', status: 429, retryAfterS: 90 }],
    [
      replied(503, { 'retry-after': 'Sat, 28 Nov 2026' }),
      { kind: 'failed', status: 503, retryAfterS: 0 },
    ],
    [
      { ok: false, error: { code: 'timeout' } },
      { kind: 'failed', code: 'timeout' },
    ],
    [
      { ok: false, error: { code: 'blocked_target' } },
      { kind: 'failed', code: 'blocked_target' },
    ],
    [
      { ok: false, error: { code: 'not_https' } },
      { kind: 'dead', code: 'not_https' },
    ],
    [
      { ok: false, error: { code: 'own_trouble' } },
      { kind: 'not_now', waitS: 30 },
    ],
  ] as const)('%j is judged as %j', async (given, verdict) => {
    answer = () => given;
    expect(await sendTo(hook(secret), [someNews()])).toEqual(verdict);
  });
});

describe('Discord', () => {
  const discord = (url = HOOK): ChannelTarget => ({ kind: 'discord', url });
  const embeds = () => JSON.parse(posted.at(-1)?.body ?? '').embeds;

  test('is told that a server is down, and why', async () => {
    await sendTo(discord(), [someNews()]);
    expect(posted[0]?.url).toBe(`${HOOK}?wait=true`);
    expect(JSON.parse(posted[0]?.body ?? '')).toEqual({
      allowed_mentions: { parse: [] },
      embeds: [
        {
          title: String.raw`play\.example\.com is not reachable`,
          description: `The machine is there, but nothing listens on that port.\nSince <t:${AT - 60}:f>`,
          color: 0xc4261d,
          timestamp: '2026-11-30T00:15:00.000Z',
          url: 'https://fucina.example/tools/server-status?address=play.example.com',
        },
      ],
    });
  });

  test('is told in Italian how long it was down', async () => {
    const incidents = [someIncident({ startedAt: AT - 7449, endedAt: AT })];
    await sendTo(discord(), [someNews({ kind: 'up', incidents })], 'it');
    expect(embeds()[0]).toMatchObject({
      title: String.raw`play\.example\.com è di nuovo raggiungibile`,
      description: `Non è stato raggiungibile per 2 ore e 4 minuti: <t:${AT - 7449}:f> – <t:${AT}:f>\nLa macchina c’è, ma su quella porta non ascolta nessuno.`,
    });
  });

  test('is told which edition, or of both at once', async () => {
    const watch = {
      ...someNews().watch,
      name: 'Fucina',
      addresses: [...someNews().watch.addresses, BEDROCK],
    };
    const bedrock = someIncident({ address: BEDROCK, reason: 'timeout_connect' });
    await sendTo(discord(), [someNews({ watch, incidents: [bedrock] })]);
    expect(embeds()[0]).toMatchObject({ title: 'Fucina (Bedrock) is not reachable' });
    await sendTo(discord(), [someNews({ watch, incidents: [someIncident(), bedrock] })]);
    expect(embeds()[0]).toMatchObject({ title: 'Fucina is not reachable' });
    expect(embeds()[0].description.split('\n')).toEqual([
      `Java: The machine is there, but nothing listens on that port. Since <t:${AT - 60}:f>`,
      `Bedrock: No answer came in time. Since <t:${AT - 60}:f>`,
    ]);
  });

  test.each(['unstable', 'stable', 'channel_off', 'ending', 'test'] as const)(
    'is told of %s',
    async (kind) => {
      const incidents =
        kind === 'unstable' || kind === 'stable'
          ? [someIncident({ kind: 'unstable', endedAt: AT })]
          : [];
      for (const language of ['en', 'it'] as const) {
        await sendTo(discord(), [someNews({ kind, incidents, channel: 'my channel' })], language);
        expect(embeds()[0].title).toContain('play');
        expect(`${embeds()[0].title}${embeds()[0].description}`).not.toMatch(/\{\{|undefined|null/);
      }
    },
  );

  test('mentions nobody and shows no Markdown, whatever a server is called', async () => {
    const name =
      '@everyone **bold** [link](https://evil.example) <@123> `code` :smile: #x ~~y~~ ||z||';
    await sendTo(discord(), [someNews({ watch: { ...someNews().watch, name } })]);
    const { title } = embeds()[0];
    expect(title.replaceAll('\\', '')).toBe(`${name} is not reachable`);
    expect(title.replace(/\\./g, '')).not.toMatch(/[!-/:-@[-`{-~]/);
  });

  property.prop([
    fc.array(fc.string({ unit: 'binary', maxLength: 500 }), { minLength: 1, maxLength: 30 }),
  ])('ten news at most, 6,000 characters at most', async (names) => {
    await sendTo(
      discord(),
      names.map((name) => someNews({ watch: { ...someNews().watch, name } })),
    );
    const sent: { title: string; description: string }[] = embeds();
    expect(sent.length).toBe(Math.min(10, names.length));
    const lengths = sent.map(({ title, description }) => title.length + description.length);
    expect(sent.every(({ title }) => title.length <= 256)).toBe(true);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(6000);
  });

  test.each([
    'https://discord.com/api/webhooks/123456789012345678/To-ken_1/',
    'https://discordapp.com/api/webhooks/123456789012345678/To-ken_1',
    'https://ptb.discord.com/api/v10/webhooks/123456789012345678/To-ken_1',
    'https://canary.discord.com/api/webhooks/123456789012345678/To-ken_1',
  ])('%s is a webhook', async (url) => {
    await sendTo(discord(url), [someNews()]);
    expect(posted[0]?.url).toBe(`${HOOK}?wait=true`);
  });

  test('a thread is kept', async () => {
    await sendTo(discord(`${HOOK}?thread_id=223456789012345678`), [someNews()]);
    expect(posted[0]?.url).toBe(`${HOOK}?wait=true&thread_id=223456789012345678`);
  });

  test.each([
    'http://discord.com/api/webhooks/123456789012345678/To-ken_1',
    'https://discord.com.evil.example/api/webhooks/123456789012345678/To-ken_1',
    'https://evil.example/https://discord.com/api/webhooks/123456789012345678/x',
    'https://discord.com/api/webhooks/123456789012345678/a/../../../channels',
    'https://discord.com/api/webhooks/1/To-ken_1',
    'https://discord.com/api/webhooks/123456789012345678/To-ken_1?wait=false',
    'https://me@discord.com/api/webhooks/123456789012345678/To-ken_1',
  ])('%s is none, and nothing is sent', async (url) => {
    expect(await sendTo(discord(url), [someNews()])).toEqual({ kind: 'dead', code: 'not_a_url' });
    expect(posted).toEqual([]);
  });

  test.each([401, 403, 404])('after %i it is never asked again', async (status) => {
    answer = () => replied(status);
    expect(await sendTo(discord(), [someNews()])).toEqual({ kind: 'dead', status });
  });

  test('is left alone for as long as it says', async () => {
    answer = () => replied(429, { 'retry-after': '8' }, '{"retry_after": 7.3, "global": false}');
    expect(await sendTo(discord(), [someNews()])).toEqual({
      kind: 'failed',
      status: 429,
      retryAfterS: 7.3,
    });
    answer = () => replied(200);
    nowMs += 7000;
    expect(await sendTo(discord(), [someNews()])).toMatchObject({ kind: 'not_now' });
    // Another webhook has its own limit.
    const other = HOOK.replace('123456789012345678', '923456789012345678');
    expect(await sendTo(discord(other), [someNews()])).toMatchObject({ kind: 'delivered' });
    nowMs += 300;
    expect(await sendTo(discord(), [someNews()])).toMatchObject({ kind: 'delivered' });
    expect(posted).toHaveLength(3);
  });

  test('is left alone as a whole when it says so', async () => {
    answer = () => replied(429, { 'retry-after': '65', 'x-ratelimit-global': 'true' }, '<html>');
    await sendTo(discord(), [someNews()]);
    const other = HOOK.replace('123456789012345678', '923456789012345678');
    expect(await sendTo(discord(other), [someNews()])).toEqual({ kind: 'not_now', waitS: 65 });
  });

  test('is not asked when nothing more may be sent for now', async () => {
    answer = () => replied(200, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '1.5' });
    expect(await sendTo(discord(), [someNews()])).toMatchObject({ kind: 'delivered' });
    expect(await sendTo(discord(), [someNews()])).toEqual({ kind: 'not_now', waitS: 1.5 });
    nowMs += 1500;
    expect(await sendTo(discord(), [someNews()])).toMatchObject({ kind: 'delivered' });
  });

  test('after 500 refusals within ten minutes it is left alone for ten minutes', async () => {
    answer = () => replied(404);
    const nth = (index: number) => HOOK.replace('123456789012345678', String(1e17 + index * 1000));
    for (let index = 0; index <= 500; index += 1) {
      expect(await sendTo(discord(nth(index)), [someNews()])).toMatchObject({ kind: 'dead' });
      nowMs += 1000;
    }
    expect(await sendTo(discord(), [someNews()])).toEqual({ kind: 'not_now', waitS: 599 });
    nowMs += 599_000;
    answer = () => replied(200);
    expect(await sendTo(discord(), [someNews()])).toMatchObject({ kind: 'delivered' });
  });
});
