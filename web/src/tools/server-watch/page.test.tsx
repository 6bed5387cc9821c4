import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptWatches } from '../../state/watches.ts';
import { Page } from './page.tsx';
import { SECRET, WATCH } from './testing/answers.ts';

let bodies: unknown[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  bodies = [];
  answer = () => Response.json({ id: WATCH.id, secret: SECRET, watch: WATCH }, { status: 201 });
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json(WATCH);
    bodies.push(JSON.parse(String(body)));
    return answer();
  });
  history.replaceState(null, '', '/tools/server-watch');
  localStorage.clear();
  keptWatches.set([]);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const problem = (status: number, code: string) => () =>
  Response.json({ code, message: 'No.' }, { status });

async function watchServer(address: string) {
  const field = screen.getByLabelText('Server address');
  await userEvent.clear(field);
  await userEvent.type(field, address);
  await userEvent.click(screen.getByRole('button', { name: 'Watch it' }));
}

test('a watch begins with what was typed, and its link is shown to be kept', async () => {
  render(<Page />);
  await watchServer(' play.example.com:25565, ');
  expect(await screen.findByText(/whoever has it owns this watch/)).toBeDefined();
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  expect(bodies).toEqual([
    { address: 'play.example.com:25565', editions: ['java'], zone, language: 'en' },
  ]);
  expect(screen.getByText(new RegExp(`/watch/0123456789#${SECRET}$`))).toBeDefined();
  expect(keptWatches.get()).toEqual([`0123456789 ${SECRET} play.example.com`]);
  expect(await screen.findByText('Up')).toBeDefined();
});

test('both editions can be watched together', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('Java and Bedrock'));
  await watchServer('play.example.com');
  await screen.findByRole('link', { name: 'Open the watch' });
  expect(bodies).toMatchObject([{ editions: ['java', 'bedrock'] }]);
});

test('whoever does not want it kept has the link alone', async () => {
  render(<Page />);
  await userEvent.click(screen.getByLabelText('Keep its link in this browser'));
  await watchServer('play.example.com');
  expect(await screen.findByRole('link', { name: 'Open the watch' })).toBeDefined();
  expect(keptWatches.get()).toEqual([]);
});

test.each(['', 'two words', '127.1'])('“%s” is refused without asking', async (address) => {
  render(<Page />);
  if (address === '') await userEvent.click(screen.getByRole('button', { name: 'Watch it' }));
  else await watchServer(address);
  expect(screen.getByText(/That is no address of a server/)).toBeDefined();
  expect(bodies).toEqual([]);
});

test.each([
  [400, 'invalid_address', /reads no address in it/],
  [400, 'blocked_target', /not at private addresses/],
  [400, 'target_full', /Too many people watch this server/],
  [503, 'watch_full', /All places for watches are taken/],
  [503, 'watch_off', /Here the watch is switched off/],
  [503, 'watch_away', /cannot get at what we know/],
  [429, 'too_many_watches', /very many watches today/],
  [429, 'rate_limited', /very many requests within a minute/],
  [503, 'busy', /very busy/],
] as const)('%i %s has its sentence', async (status, code, sentence) => {
  answer = problem(status, code);
  render(<Page />);
  await watchServer('play.example.com');
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
});

test('without a network it says so', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Page />);
  await watchServer('play.example.com');
  expect((await screen.findByRole('alert')).textContent).toMatch(/network/i);
});
