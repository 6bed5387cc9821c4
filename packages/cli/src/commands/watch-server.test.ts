// The site is one that answers as the API does.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';
import { ID, SECRET, watchOf } from '../testing/watched-server.ts';

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
