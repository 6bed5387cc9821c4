import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWatch, keptWatches } from '../../state/watches.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { HISTORY, NOW, PARTS, SECRET, WATCH } from './testing/answers.ts';
import { Page } from './watch.tsx';

const OTHER_SECRET = `fw_${'1'.repeat(26)}`;

interface Asked {
  readonly method: string;
  readonly path: string;
  /** Of older pages. */
  readonly before: string | null;
  readonly secret: string | null;
  readonly body: unknown;
}

let asked: Asked[];
let watch: object;
let answer: (question: Asked) => Response | Promise<Response> | undefined;

beforeEach(() => {
  asked = [];
  watch = WATCH;
  answer = () => undefined;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, location.href);
    const question = {
      method: init.method ?? 'GET',
      path: pathname.replace(/^\/api\/watch\/\w+/, ''),
      before: searchParams.get('before'),
      secret: new Headers(init.headers).get('authorization'),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    asked.push(question);
    return (await answer(question)) ?? Response.json(PARTS[question.path] ?? watch);
  });
  localStorage.clear();
  keptWatches.set([]);
  open('/watch/0123456789');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address: string) => history.replaceState(null, '', address);
const card = (name: string) => within(screen.getByRole('region', { name }));
const problem = (status: number, code: string) =>
  Response.json({ code, message: 'No.' }, { status });

/** The watch as its link opens it. */
async function openWatch(changes: Partial<typeof WATCH> = {}) {
  watch = { ...WATCH, ...changes };
  open(`/watch/0123456789#${SECRET}`);
  render(
    <>
      <Page />
      <Announcer />
    </>,
  );
  await screen.findByRole('region', { name: '90 days' });
}

test('the secret leaves the address at once, and is told to our server alone', async () => {
  await openWatch();
  expect(location.href).not.toContain('fw_');
  expect(new Set(asked.map(({ secret }) => secret))).toEqual(new Set([`Bearer ${SECRET}`]));
});

test('of a young watch no uptime is told of months that nobody has seen', async () => {
  await openWatch({ created_at: NOW - 4 * 60 });
  const state = card('play.example.com');
  expect(state.getByText(/^Uptime since Nov 28, 2026/)).toBeDefined();
  expect(state.queryByText(/24 hours|30 days|90 days/)).toBeNull();
  expect(state.getAllByText('99.31 %')).toHaveLength(1);
});

test('the state is said first, then what the server tells of itself', async () => {
  await openWatch();
  const state = card('play.example.com');
  expect(state.getByText('Up for 3 days')).toBeDefined();
  expect(state.getByText('37 of 100')).toBeDefined();
  expect(state.getByText('Paper 1.21.8')).toBeDefined();
  expect(state.getAllByText('99.31 %')).toHaveLength(3);
});

test.each([
  [{ state: 'waiting', checked_at: null, since: null }, 'The first look is under way.'],
  [{ state: 'waiting', since: null }, /It has not answered yet/],
  [{ state: 'unknown' }, /which says nothing about the server/],
  [{ state: 'asleep' }, 'Asleep for 3 days: its host answers in its place.'],
  [{ state: 'unstable' }, 'Unstable for 3 days: it comes and goes.'],
  [{ state: 'maintenance', maintenance_until: NOW + 60 }, /^In maintenance until/],
  [{ state: 'paused', paused_at: NOW }, /^Paused for/],
] as const)('a state has its sentence: %o', async (changes, sentence) => {
  await openWatch(changes);
  expect(card('play.example.com').getByText(sentence)).toBeDefined();
});

test('a server that is down is told with its reason', async () => {
  const [java] = WATCH.editions;
  if (java === undefined) throw new Error('no edition');
  await openWatch({
    state: 'down',
    since: NOW - 754,
    editions: [{ ...java, state: 'down', reason: { stage: 'connect', code: 'refused' } }],
  });
  expect(
    card('play.example.com').getByText(
      'Not reachable for 12 minutes, 34 seconds: The machine is there, but nothing listens on that port.',
    ),
  ).toBeDefined();
});

test('too little that was measured is no percentage', async () => {
  const little = { ...WATCH.uptime.day, uptime: null, is_partly_measured: true };
  await openWatch({ uptime: { ...WATCH.uptime, quarter: little } });
  expect(card('play.example.com').getByText('not enough measured')).toBeDefined();
});

test('the days are read one by one, and one without measurements is not up', async () => {
  await openWatch();
  const days = await screen.findByRole('slider', { name: 'Read the days' });
  expect(days.getAttribute('aria-valuetext')).toBe('Nov 28, 2026: 99.30 %, 10 minutes down');
  fireEvent.change(days, { target: { value: '0' } });
  expect(days.getAttribute('aria-valuetext')).toBe('Nov 27, 2026: not measured');
});

test('a table has the numbers of a chart', async () => {
  await openWatch();
  const charts = card('Players and latency');
  await userEvent.click(charts.getByText('As a table'));
  const table = charts.getByRole('table', { name: 'Players and latency' });
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['12', '15', '40–44 ms', '1 minute', '–']);
});

test('one minute is no chart yet, and not nothing', async () => {
  const columns = { players: [12], peak: [12], latency: [40], p95: [40] };
  const stretch = { up_s: [60], down_s: [0], unknown_s: [0] };
  answer = ({ path }) =>
    path === '/history' ? Response.json({ ...HISTORY, ...columns, ...stretch }) : undefined;
  await openWatch();
  const charts = card('Players and latency');
  expect(await charts.findAllByRole('slider')).toHaveLength(2);
  expect(charts.getAllByText('The first minutes are coming in.')).toHaveLength(2);
  expect(charts.queryByText('Nothing was told in this time.')).toBeNull();
});

test('an outage is told with all its reasons, and a message without its codes', async () => {
  await openWatch();
  const outages = card('Outages');
  expect(await outages.findByText(/\(10 minutes\)$/)).toBeDefined();
  expect(outages.getByText(/nothing listens on that port/)).toBeDefined();
  expect(outages.getByText(/^Then, .*No answer came in time\.$/)).toBeDefined();
  expect(await card('What changed').findByText('Old message → New')).toBeDefined();
});

test.each([
  ['up', 'Up for less than a minute'],
  ['down', /^Not reachable for less than a minute:/],
] as const)('what has just begun is not told as nothing: %s', async (state, sentence) => {
  await openWatch({ state, since: NOW });
  expect(card('play.example.com').getByText(sentence)).toBeDefined();
});

test('an older page of a list that did not come is asked for again', async () => {
  const times: (string | null)[] = [];
  let isLost = true;
  answer = ({ path, before }) => {
    if (path !== '/incidents') return undefined;
    times.push(before);
    if (before === null) return Response.json({ ...PARTS['/incidents'], next: NOW - 8000 });
    return isLost ? problem(503, 'busy') : Response.json({ incidents: [], next: null });
  };
  await openWatch();
  const outages = card('Outages');
  await userEvent.click(await outages.findByRole('button', { name: 'Show older ones' }));
  const again = await outages.findByRole('button', { name: 'Try again' });
  isLost = false;
  await userEvent.click(again);
  await waitFor(() => expect(outages.queryByRole('alert')).toBeNull());
  expect(times).toEqual([null, String(NOW - 8000), String(NOW - 8000)]);
  expect(outages.queryByRole('button', { name: 'Show older ones' })).toBeNull();
});

test('an older page is asked for once, however often that is pressed meanwhile', async () => {
  const asking = Promise.withResolvers<void>();
  const page = Response.json({ incidents: [], next: null });
  answer = ({ path, before }) => {
    if (path !== '/incidents') return undefined;
    if (before !== null) return asking.promise.then(() => page);
    return Response.json({ ...PARTS['/incidents'], next: NOW - 8000 });
  };
  await openWatch();
  const older = await card('Outages').findByRole('button', { name: 'Show older ones' });
  await userEvent.dblClick(older);
  expect(asked.filter(({ before }) => before !== null)).toHaveLength(1);
  asking.resolve();
  await waitFor(() =>
    expect(card('Outages').queryByRole('button', { name: 'Show older ones' })).toBeNull(),
  );
});

test('an address without a secret asks for the whole link', async () => {
  // One whose secret this visit has not seen.
  open('/watch/aaaaaaaaaa');
  render(<Page />);
  const field = await screen.findByLabelText('Link of the watch');
  await userEvent.type(field, 'fw_short');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText(/There is no secret in it/)).toBeDefined();
  expect(asked).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, `https://fucina.example/watch/0123456789#${SECRET}`);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Up for 3 days')).toBeDefined();
});

test('a link that our server does not know can be corrected', async () => {
  answer = ({ secret }) =>
    secret?.includes(OTHER_SECRET) ? undefined : problem(404, 'watch_not_found');
  open(`/watch/0123456789#${SECRET}`);
  render(<Page />);
  expect((await screen.findByRole('alert')).textContent).toContain('No watch goes by this link.');
  await userEvent.type(screen.getByLabelText('Link of the watch'), OTHER_SECRET);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Up for 3 days')).toBeDefined();
});

test('a watch that this browser keeps opens without its link', async () => {
  await keepWatch({ id: 'bbbbbbbbbb', secret: OTHER_SECRET, address: 'play.example.com' });
  open('/watch/bbbbbbbbbb');
  render(<Page />);
  await screen.findByText('Up for 3 days');
  expect(asked[0]?.secret).toBe(`Bearer ${OTHER_SECRET}`);
});

test('whoever may only look sees nothing to change', async () => {
  await openWatch({ access: 'viewer' });
  expect(screen.getByText(/a link for looking only/)).toBeDefined();
  for (const name of [
    'Settings',
    'Links',
    'Delete',
    'Maintenance times',
    'Take it with you',
    'Alerts',
  ]) {
    expect(screen.queryByRole('region', { name })).toBeNull();
  }
  expect(screen.queryByRole('button', { name: 'Look now' })).toBeNull();
  expect(asked.some(({ path }) => path === '/channels' || path === '/deliveries')).toBe(false);
});

test('where the watch is switched off, the page says so', async () => {
  answer = () => problem(503, 'watch_off');
  open(`/watch/0123456789#${SECRET}`);
  render(<Page />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Here the watch is switched off',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a change is sent with the revision that it was made from', async () => {
  await openWatch({ revision: 7 });
  const settings = card('Settings');
  await userEvent.type(settings.getByLabelText('Name'), ' Survival ');
  await userEvent.click(settings.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PATCH')).toBeDefined());
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
    revision: 7,
    name: 'Survival',
    zone: 'Europe/Rome',
  });
});

test('a zone that nobody knows is not sent', async () => {
  await openWatch();
  const settings = card('Settings');
  await userEvent.type(settings.getByLabelText('Time zone of the days'), 'x');
  await userEvent.click(settings.getByRole('button', { name: 'Save' }));
  expect(settings.getByText('We do not know this time zone.')).toBeDefined();
  expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('a new secret takes the place of the one that this browser keeps', async () => {
  await keepWatch({ id: '0123456789', secret: SECRET, address: 'play.example.com' });
  answer = ({ path }) => (path === '/secret' ? Response.json({ secret: OTHER_SECRET }) : undefined);
  await openWatch();
  await userEvent.click(card('Links').getByRole('button', { name: 'New secret link' }));
  await waitFor(() => expect(keptWatches.get()[0]).toContain(OTHER_SECRET));
  await waitFor(() => expect(asked.at(-1)?.secret).toBe(`Bearer ${OTHER_SECRET}`));
});

test('only the typed address deletes a watch, and with it what this browser keeps', async () => {
  await keepWatch({ id: '0123456789', secret: SECRET, address: 'play.example.com' });
  answer = ({ method }) => (method === 'DELETE' ? Response.json({ id: '0123456789' }) : undefined);
  await openWatch();
  const button = card('Delete').getByRole('button', { name: 'Delete for good' });
  await userEvent.click(button);
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.type(card('Delete').getByRole('textbox'), 'Play.Example.com');
  await userEvent.click(button);
  expect(await screen.findByText(/are deleted\.$/)).toBeDefined();
  await waitFor(() => expect(keptWatches.get()).toEqual([]));
});
