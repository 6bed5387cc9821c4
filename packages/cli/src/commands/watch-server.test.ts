// The site is one that answers as the API does.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';

const ID = '0123456789';
const SECRET = `fw_${'0123456789abcdefghjkmnpqrs'}`;
const START_S = 1_795_996_800;

const whole = { uptime: { value: 100, digits: 0 }, coverage: { value: 100, digits: 0 } };
const measured = { ...whole, is_partly_measured: false, down_s: 0 };
const often = { ...measured, uptime: { value: 99.98, digits: 2 }, down_s: 520 };
const little = { ...measured, uptime: null };
const uptime = { day: measured, week: often, month: often, quarter: little };

function watchOf(state: 'up' | 'down') {
  const edition = {
    edition: 'java',
    address: 'play.example.com',
    state,
    since: START_S,
    ...(state === 'down' && { reason: { stage: 'connect', code: 'refused' } }),
    checked_at: START_S,
    interval_s: 60,
    latency_ms: 20,
    players: state === 'up' ? 12 : null,
    max: 60,
    uptime,
  };
  const partly = (one: object) => ({ ...one, partly_s: 0 });
  return {
    id: ID,
    access: 'owner',
    revision: 1,
    name: '',
    language: 'en',
    address: 'play.example.com',
    state,
    since: START_S,
    editions: [edition],
    uptime: Object.fromEntries(Object.entries(uptime).map(([key, one]) => [key, partly(one)])),
    zone: 'Europe/Rome',
    created_at: START_S,
    checked_at: START_S,
    maintenance_until: null,
    place: '',
    paused_at: null,
    maintenance: [],
    slug: null,
    is_public: false,
    has_viewer_link: false,
  };
}

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly secret: string | undefined;
  readonly body: unknown;
}

let folder: TestFolder;
let server: Server;
let site = '';
let asked: Asked[];
let answer: { readonly status: number; readonly value: unknown };

async function note(request: IncomingMessage): Promise<void> {
  const { method, url, headers } = request;
  const body = method === 'GET' ? undefined : await json(request);
  asked.push({ method, url, secret: headers.authorization, body });
}

beforeEach(async () => {
  folder = new TestFolder();
  asked = [];
  server = createServer(async (request, response) => {
    await note(request);
    response.writeHead(answer.status, { Location: '/elsewhere' });
    response.end(JSON.stringify(answer.value));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  folder.remove();
  await new Promise((resolve) => server.close(resolve));
});

const run = (words: readonly string[], lang = 'C') =>
  folder.fucina(['watch-server', ...words], { env: { LANG: lang } });
const link = () => `${site}/watch/${ID}#${SECRET}`;

test('the link of a new watch is all that is printed, and what it is for is told beside it', async () => {
  answer = { status: 201, value: { id: ID, secret: SECRET, watch: watchOf('up') } };
  const ran = await run(['create', 'play.example.com', '--site', `${site}/`, '--edition', 'both']);
  expect(ran).toMatchObject({ stdout: `${link()}\n`, code: 0 });
  expect(ran.stderr).toBe(
    'play.example.com is being watched. Keep this link: whoever has it owns this watch, and nobody can restore it.\n',
  );
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = { address: 'play.example.com', editions: ['java', 'bedrock'], zone, language: 'en' };
  expect(asked).toEqual([{ method: 'POST', url: '/api/watch', secret: undefined, body }]);
});

test('a link shows how its server is and was, and a server that is down is exit code 1', async () => {
  answer = { status: 200, value: watchOf('up') };
  const up = await run(['show', link()]);
  expect(up).toMatchObject({ stderr: '', code: 0 });
  expect(up.stdout.replace(/\u202f/g, ' ')).toBe(
    [
      'play.example.com: Up',
      'Java, play.example.com: Up (since Nov 30, 2026, 1:00 AM)',
      '  Players: 12 of 60',
      'Uptime: 100% in 24 hours, 99.98% in 7 days, 99.98% in 30 days, not enough measured in 90 days',
      'Times in Europe/Rome',
      '',
    ].join('\n'),
  );
  expect(asked).toMatchObject([{ method: 'GET', secret: `Bearer ${SECRET}` }]);
  answer = { status: 200, value: watchOf('down') };
  const down = await run(['show', link()], 'it_IT.UTF-8');
  expect(down.code).toBe(1);
  expect(down.stdout).toContain('(dal 30 nov 2026, 01:00)');
  expect(down.stdout).toContain('99,98%');
});

test('as JSON it is what the site answered', async () => {
  answer = { status: 200, value: watchOf('up') };
  const { stdout } = await run(['show', link(), '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ id: ID, state: 'up' });
});

test('a watch is deleted by whoever is sure', async () => {
  const unsure = await run(['delete', link()]);
  expect(unsure).toMatchObject({ stdout: '', code: 2 });
  expect(unsure.stderr).toContain('--yes');
  expect(asked).toEqual([]);
  answer = { status: 200, value: { id: ID } };
  expect(await run(['delete', link(), '--yes'])).toMatchObject({ stdout: '', code: 0 });
  expect(asked).toMatchObject([{ method: 'DELETE', url: `/api/watch/${ID}` }]);
});

test.each([
  ['C', 'No watch goes by this link'],
  ['it_IT.UTF-8', 'Nessun monitoraggio'],
])('what the site refuses is told in its words (%s)', async (lang, told) => {
  answer = { status: 404, value: { code: 'watch_not_found', message: 'There is none.' } };
  const ran = await run(['show', link()], lang);
  expect(ran).toMatchObject({ stdout: '', code: 2 });
  expect(ran.stderr).toContain(told);
});

test('a reason without words of ours is told as the site says it', async () => {
  answer = { status: 429, value: { code: 'rate_limited', message: 'Too much at once.' } };
  expect((await run(['show', link()])).stderr).toBe('The site refused: Too much at once.\n');
});

test('a secret follows no redirect, and what is no answer of ours is told', async () => {
  for (const [status, value] of [
    [302, {}],
    [200, { hello: 'world' }],
  ] as const) {
    answer = { status, value };
    expect((await run(['show', link()])).stderr).toContain('did not answer as a Fucina does');
  }
  expect(asked).toHaveLength(2);
});

test.each([
  ['create without a site', ['create', 'play.example.com'], '--site'],
  ['a site in clear text', ['create', 'a.com', '--site', 'http://example.com'], 'https://'],
  ['an address for a link', ['show', 'play.example.com'], 'secret link'],
  ['a link without its secret', ['show', `https://example.com/watch/${ID}`], 'behind the #'],
  ['a link in clear text', ['show', `http://example.com/watch/${ID}#${SECRET}`], 'https://'],
])('%s: nothing is asked, and the next step is told', async (_, words, told) => {
  const ran = await run(words);
  expect(ran).toMatchObject({ stdout: '', code: 2 });
  expect(ran.stderr).toContain(told);
  expect(asked).toEqual([]);
});
