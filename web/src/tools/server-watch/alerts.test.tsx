import type { WatchChannel, WatchDeliveries } from '@fucina/api-contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptWatches } from '../../state/watches.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { CHANNEL, DELIVERY, NOW, PARTS, SECRET, WATCH } from './testing/answers.ts';
import { Page } from './watch.tsx';

const DISCORD = 'https://discord.com/api/webhooks/123456789012345678/token';
const HOOK = 'https://hooks.example.com/x';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

let asked: Asked[];
let channels: readonly WatchChannel[];
let deliveries: WatchDeliveries['deliveries'];
let answer: (question: Asked) => Response | undefined;

beforeEach(() => {
  asked = [];
  channels = [];
  deliveries = [];
  answer = () => undefined;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const question = {
      method: init.method ?? 'GET',
      path: new URL(url, location.href).pathname.replace(/^\/api\/watch\/\w+/, ''),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    asked.push(question);
    const parts = { ...PARTS, '/channels': { channels }, '/deliveries': { deliveries } };
    const part = new Map<string, object>(Object.entries(parts)).get(question.path);
    return answer(question) ?? Response.json(part ?? WATCH);
  });
  keptWatches.set([]);
});

afterEach(() => vi.unstubAllGlobals());

const problem = (status: number, code: string) =>
  Response.json({ code, message: 'No.' }, { status });
const bodyOf = (method: string, path: string) =>
  asked.find((one) => one.method === method && one.path === path)?.body;

/** The card, once our server has told of its channels. */
async function openAlerts() {
  history.replaceState(null, '', `/watch/0123456789#${SECRET}`);
  render(
    <>
      <Page />
      <Announcer />
    </>,
  );
  const card = within(await screen.findByRole('region', { name: 'Alerts' }));
  await (channels.length === 0
    ? card.findByText('Nobody is told yet.')
    : card.findAllByRole('button', { name: /^Send a test/ }));
  return card;
}

async function openForm() {
  const card = await openAlerts();
  await userEvent.click(card.getByRole('button', { name: 'Add a channel' }));
  return card;
}

test('a channel of Discord is added with what is told, when and in which language', async () => {
  answer = ({ method }) =>
    method === 'POST'
      ? Response.json({ channel: { ...CHANNEL, kind: 'discord', host: 'discord.com' } })
      : undefined;
  const card = await openForm();
  await userEvent.type(card.getByLabelText('Address of the webhook'), ` ${DISCORD} `);
  await userEvent.type(card.getByLabelText('Name of the channel'), 'Ours');
  await userEvent.click(card.getByLabelText('It is unstable'));
  await userEvent.selectOptions(card.getByLabelText('Wait before telling'), 'After 5 minutes');
  await userEvent.selectOptions(
    card.getByLabelText('Tell again while it is down'),
    '1 hour apart, three times at most',
  );
  await userEvent.selectOptions(card.getByLabelText('Language of the messages'), 'Italiano');
  await userEvent.click(card.getByRole('button', { name: 'Add it' }));
  expect(await card.findByText('Ours')).toBeDefined();
  expect(bodyOf('POST', '/channels')).toEqual({
    kind: 'discord',
    url: DISCORD,
    label: 'Ours',
    kinds: ['down', 'up', 'stable'],
    delay_s: 300,
    repeat_s: 3600,
    language: 'it',
  });
  expect(card.queryByLabelText('Address of the webhook')).toBeNull();
  expect(card.queryByText(/whsec_/)).toBeNull();
});

test('the secret of a webhook is shown once, and how its receiver uses it', async () => {
  answer = ({ method }) =>
    method === 'POST' ? Response.json({ channel: CHANNEL, secret: 'whsec_abc' }) : undefined;
  const card = await openForm();
  await userEvent.click(card.getByRole('radio', { name: 'Webhook' }));
  expect(card.queryByLabelText('Language of the messages')).toBeNull();
  await userEvent.type(card.getByLabelText('Address of the webhook'), HOOK);
  await userEvent.click(card.getByRole('button', { name: 'Add it' }));
  expect(await card.findByText('whsec_abc')).toBeDefined();
  expect(card.getByText(/^This is the secret of Ours/)).toBeDefined();
  await userEvent.click(card.getByRole('button', { name: /checks that a message is ours$/ }));
  expect(card.getByText('webhook-signature')).toBeDefined();
  await userEvent.click(card.getByRole('button', { name: 'I have copied it' }));
  expect(card.queryByText('whsec_abc')).toBeNull();
});

test('an address of Discord is one of Discord', async () => {
  const card = await openForm();
  await userEvent.click(card.getByRole('radio', { name: 'Webhook' }));
  await userEvent.click(card.getByLabelText('Address of the webhook'));
  await userEvent.paste(DISCORD);
  expect(card.getByRole('radio', { name: 'Discord', checked: true })).toBeDefined();
});

test('without an address, or without anything to tell, nothing is sent', async () => {
  const card = await openForm();
  await userEvent.click(card.getByRole('button', { name: 'Add it' }));
  const field = card.getByLabelText('Address of the webhook');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(card.getByText('An address begins with https://.')).toBeDefined();
  await userEvent.type(field, HOOK);
  for (const name of ['It is down', 'It is back', 'It is unstable', 'It is stable again']) {
    await userEvent.click(card.getByLabelText(name));
  }
  expect(card.getByRole('alert').textContent).toBe('Choose at least one.');
  await userEvent.click(card.getByRole('button', { name: 'Add it' }));
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

test.each([
  ['Discord', 'bad_webhook', /no webhook of Discord/],
  ['Webhook', 'bad_webhook', /takes an https address/],
  ['Webhook', 'blocked_target', /private address/],
] as const)('%s: why an address is refused (%s) stands beside it', async (kind, code, sentence) => {
  answer = ({ method }) => (method === 'POST' ? problem(400, code) : undefined);
  const card = await openForm();
  await userEvent.click(card.getByRole('radio', { name: kind }));
  const field = card.getByLabelText('Address of the webhook');
  await userEvent.type(field, HOOK);
  await userEvent.click(card.getByRole('button', { name: 'Add it' }));
  const told = await card.findByText(sentence);
  expect(field.getAttribute('aria-describedby')).toContain(told.id);
  expect(card.queryByRole('alert')).toBeNull();
  // What was said of one address says nothing of another.
  await userEvent.type(field, 'y');
  expect(card.queryByText(sentence)).toBeNull();
});

test.each([
  ['too_many_channels', 400, /8 channels already/],
  ['rate_limited', 429, /very many requests/],
  ['watch_off', 503, /switched off/],
] as const)(
  'a refusal that is not about the address is told: %s',
  async (code, status, sentence) => {
    answer = ({ method }) => (method === 'POST' ? problem(status, code) : undefined);
    const card = await openForm();
    await userEvent.type(card.getByLabelText('Address of the webhook'), HOOK);
    await userEvent.click(card.getByRole('button', { name: 'Add it' }));
    expect((await card.findByRole('alert')).textContent).toMatch(sentence);
  },
);

test('with eight channels there is no room for another one', async () => {
  channels = Array.from({ length: 8 }, (_, index) => ({ ...CHANNEL, id: `chan${index}` }));
  const card = await openAlerts();
  expect(card.queryByRole('button', { name: 'Add a channel' })).toBeNull();
});

test.each([
  [{}, 'On'],
  [
    { failing_since: NOW, last_error: 'timeout' },
    /^On, but there are failures since .* No answer came in time\.$/,
  ],
  [{ off_since: NOW, last_error: '410' }, /^Off since .* The other side answered 410\. A test/],
  [{ off_since: NOW, last_error: 'key-lost' }, /Our key for its address is lost/],
  [{ off_since: NOW, last_error: 'dns_failed' }, /could not be looked up/],
  [{ off_since: NOW, last_error: 'other_port' }, /cannot be used/],
] as const)('a channel says how it is: %o', async (changes, sentence) => {
  channels = [{ ...CHANNEL, ...changes }];
  const card = await openAlerts();
  expect(card.getByText(sentence)).toBeDefined();
});

test('a channel without a name goes by its kind and host', async () => {
  channels = [{ ...CHANNEL, label: '' }];
  const card = await openAlerts();
  expect(card.getByText('Webhook (hooks.example.com)')).toBeDefined();
});

test('a channel says what it is told, and when', async () => {
  channels = [{ ...CHANNEL, delay_s: 120, repeat_s: 21_600 }];
  const card = await openAlerts();
  expect(
    card.getByText(
      'It is down · It is back · After 2 minutes · Again while it is down, 6 hours apart',
    ),
  ).toBeDefined();
});

test.each([
  [{ is_delivered: true, result: 204, ms: 120 }, /it answered 204, after 120 ms\.$/],
  [
    { is_delivered: false, result: 500, ms: 80 },
    /^It did not arrive\. .*answered 500\. .*80 ms\.$/,
  ],
  [{ is_delivered: false, result: 'refused', ms: 3 }, /nothing listens/],
  [{ is_delivered: false, result: 'not_now', ms: 0 }, /Discord asks us to wait/],
])('a test says what the other side said: %o', async (result, sentence) => {
  channels = [CHANNEL];
  answer = ({ path }) => (path.endsWith('/test') ? Response.json(result) : undefined);
  const card = await openAlerts();
  const before = asked.filter(({ path }) => path === '/channels').length;
  await userEvent.click(card.getByRole('button', { name: 'Send a test: Ours' }));
  expect((await card.findByText(sentence)).closest('[role="status"]')).not.toBeNull();
  // A test may have switched it on.
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/channels').length).toBeGreaterThan(before),
  );
});

test('a channel is changed', async () => {
  channels = [CHANNEL];
  answer = ({ method }) =>
    method === 'PATCH' ? Response.json({ ...CHANNEL, label: 'Others' }) : undefined;
  const card = await openAlerts();
  await userEvent.click(card.getByRole('button', { name: 'Change: Ours' }));
  expect(card.queryByLabelText('Address of the webhook')).toBeNull();
  const name = card.getByLabelText('Name of the channel');
  await userEvent.clear(name);
  await userEvent.type(name, 'Others');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(await card.findByText('Others')).toBeDefined();
  expect(bodyOf('PATCH', '/channels/chan1')).toEqual({
    label: 'Others',
    language: 'en',
    kinds: ['down', 'up'],
    delay_s: 0,
    repeat_s: 0,
  });
});

test('a channel that was removed elsewhere is told so', async () => {
  channels = [CHANNEL];
  answer = ({ method }) => (method === 'PATCH' ? problem(404, 'channel_not_found') : undefined);
  const card = await openAlerts();
  await userEvent.click(card.getByRole('button', { name: 'Change: Ours' }));
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect((await card.findByRole('alert')).textContent).toContain('no longer there');
});

test('a channel is removed by a second press only', async () => {
  channels = [CHANNEL];
  answer = ({ method }) => (method === 'DELETE' ? Response.json({ id: 'chan1' }) : undefined);
  const card = await openAlerts();
  await userEvent.click(card.getByRole('button', { name: 'Remove: Ours' }));
  await userEvent.click(card.getByRole('button', { name: 'Keep it' }));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(card.getByRole('button', { name: 'Remove: Ours' }));
  await userEvent.click(card.getByRole('button', { name: 'Yes, remove it' }));
  expect(await card.findByText('Nobody is told yet.')).toBeDefined();
  expect(asked.some((one) => one.method === 'DELETE' && one.path === '/channels/chan1')).toBe(true);
});

test('a new secret is shown once, and the old one signs for a day', async () => {
  channels = [CHANNEL, { ...CHANNEL, id: 'chan2', kind: 'discord', label: 'Friends' }];
  answer = ({ path }) =>
    path === '/channels/chan1/secret' ? Response.json({ secret: 'whsec_new' }) : undefined;
  const card = await openAlerts();
  expect(card.queryByRole('button', { name: 'New secret: Friends' })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'New secret: Ours' }));
  expect(await card.findByText('whsec_new')).toBeDefined();
  expect(card.getByText(/For 24 hours the old one signs, too/)).toBeDefined();
});

const tried = (result: number | string) => [{ at: NOW, ms: 30, result }];
test.each<[Partial<(typeof deliveries)[number]>, string | RegExp]>([
  [{}, 'Arrived (204, 120 ms).'],
  [{ outcome: null, tries: [] }, 'Not sent yet.'],
  [{ outcome: null, tries: tried(500) }, /^Not arrived so far, we try again\. .*500\.$/],
  [{ outcome: 'given-up', tries: tried('timeout') }, 'Given up. No answer came in time.'],
  [{ outcome: 'channel-off', tries: [] }, 'Not sent: the channel is off.'],
  [{ outcome: 'over', tries: [] }, 'Not sent: it was over by then.'],
])('what became of a message is told: %o', async (changes, sentence) => {
  channels = [CHANNEL];
  deliveries = [{ ...DELIVERY, ...changes }];
  const card = await openAlerts();
  await userEvent.click(card.getByRole('button', { name: 'Last messages' }));
  expect(await card.findByText(sentence)).toBeDefined();
  expect(card.getByText(/^It is down, to Ours/)).toBeDefined();
});

test('what did not arrive is sent again where its channel is on', async () => {
  channels = [CHANNEL, { ...CHANNEL, id: 'chan2', label: 'Off', off_since: NOW }];
  const failed = { ...DELIVERY, outcome: 'given-up', tries: tried(500) } as const;
  deliveries = [
    failed,
    { ...failed, alert: 'wa_2', channel: 'chan2' },
    { ...DELIVERY, alert: 'wa_3' },
  ];
  answer = ({ path }) =>
    path.endsWith('/again')
      ? Response.json({ deliveries: [{ ...failed, outcome: null }] })
      : undefined;
  const card = await openAlerts();
  await userEvent.click(card.getByRole('button', { name: 'Last messages' }));
  await userEvent.click(
    await card.findByRole('button', { name: /^Send again: It is down, to Ours/ }),
  );
  expect(await card.findByText(/^Not arrived so far/)).toBeDefined();
  expect(bodyOf('POST', '/channels/chan1/again')).toEqual({ alert: 'wa_1' });
  expect(card.queryByRole('button', { name: /^Send again/ })).toBeNull();
});
