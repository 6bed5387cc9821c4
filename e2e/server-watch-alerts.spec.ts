// Who is told when a watched server dies: the receiver of a webhook is a server of the test.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { languageCodes } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startDemoJavaServer } from '../scripts/demo/java-server.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { makeWatch, removeWatches } from './make-watch.ts';
import { openWhole } from './open-whole.ts';
import { expectWellMadeInThemes } from './themes.ts';

/** A failure is confirmed within seconds, but the next look may be a minute away. */
const NEXT_LOOK = { timeout: 110_000 };

const card = (page: Page, name = 'Alerts') => page.getByRole('region', { name, exact: true });

interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What is sent to it is taken, and kept. */
async function startReceiver() {
  const messages: Message[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    messages.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, not on a path.
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}/hook`, messages, close };
}

/** As Standard Webhooks has it. */
function signatureOf({ headers, body }: Message, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** Chooses an option of a segmented control by its arrow keys. */
async function arrowTo(page: Page, from: Locator, to: Locator) {
  await tabTo(page, from);
  await page.keyboard.press('ArrowRight');
  await expect(to).toBeChecked();
}

test.afterEach(({ request }) => removeWatches(request));

test('keys alone add a webhook, which is told that the server died, and that it is back', async ({
  page,
  request,
}) => {
  test.slow();
  const game = await startDemoJavaServer();
  const receiver = await startReceiver();
  const { path, secret } = await makeWatch(request, `127.0.0.1:${game.port}`);
  await page.goto(`${path}#${secret}`);
  await expect(page.getByText(/^Up for/)).toBeVisible(NEXT_LOOK);
  const alerts = card(page);
  await pressOn(page, alerts.getByRole('button', { name: 'Add a channel' }));
  await arrowTo(
    page,
    alerts.getByRole('radio', { name: 'Discord' }),
    alerts.getByRole('radio', { name: 'Webhook' }),
  );
  const address = alerts.getByLabel('Address of the webhook');
  await typeInto(page, address, 'example.com');
  await page.keyboard.press('Enter');
  await expect(alerts.getByText('An address begins with https://.')).toBeVisible();
  await typeInto(page, address, receiver.url);
  await typeInto(page, alerts.getByLabel('Name of the channel'), 'Ours');
  await page.keyboard.press('Enter');
  const shown = alerts.getByText(/^whsec_/);
  await expect(shown).toBeVisible();
  const signing = (await shown.textContent()) ?? '';
  await pressOn(page, alerts.getByRole('button', { name: 'Send a test: Ours' }));
  await expect(alerts.getByText(/it answered 204, after \d+ ms\.$/)).toBeVisible();
  await pressOn(page, alerts.getByRole('button', { name: 'I have copied it' }));
  await expect(shown).toBeHidden();

  await game.close();
  await expect.poll(() => receiver.messages.length, NEXT_LOOK).toBe(2);
  const [tested, down] = receiver.messages.map((message) => ({
    told: JSON.parse(message.body),
    isSigned: message.headers['webhook-signature'] === signatureOf(message, signing),
  }));
  expect(tested).toMatchObject({ isSigned: true, told: { type: 'watch.test' } });
  expect(down).toMatchObject({
    isSigned: true,
    told: { type: 'watch.down', data: { incidents: [{ reason: { code: 'refused' } }] } },
  });
  await expect(alerts.getByText(/^Last message: .* Arrived \(204, \d+ ms\)\.$/)).toBeVisible();
  await pressOn(page, alerts.getByRole('button', { name: 'Last messages' }));
  await expect(
    alerts.getByRole('listitem').filter({ hasText: 'It is down, to Ours' }),
  ).toBeVisible();

  const again = await startDemoJavaServer(game.port);
  await expect.poll(() => receiver.messages.length, NEXT_LOOK).toBe(3);
  expect(JSON.parse(receiver.messages[2]?.body ?? '')).toMatchObject({ type: 'watch.up' });
  await expect(alerts.getByText('It is back, to Ours')).toBeVisible();

  await pressOn(page, alerts.getByRole('button', { name: 'Remove: Ours' }));
  await pressOn(page, alerts.getByRole('button', { name: 'Yes, remove it' }));
  await expect(alerts.getByText('Nobody is told yet.')).toBeVisible();
  await again.close();
  await receiver.close();
});

for (const language of languageCodes) {
  test(`alerts in ${language}: accessible in both themes with all of it open, whole at 320 px`, async ({
    page,
    request,
  }) => {
    test.slow();
    const receiver = await startReceiver();
    const { path, secret } = await makeWatch(request, 'play.demo');
    const { alerts: w } = words[language].watched;
    const added = await request.post(`/api${path}/channels`, {
      headers: { Authorization: `Bearer ${secret}` },
      data: { kind: 'webhook', url: receiver.url, label: 'M'.repeat(80) },
    });
    expect(added.status()).toBe(201);
    await openWhole(page, `${path}?lng=${language}#${secret}`);
    const alerts = card(page, w.title);
    const press = (name: RegExp | string) => alerts.getByRole('button', { name }).click();
    const beginning = (sentence: string) => new RegExp(`^${sentence.split('{{')[0]}`);
    await press(beginning(w.test_named));
    await expect(alerts.getByText(beginning(w.arrived))).toBeVisible();
    await press(beginning(w.renew_named));
    await expect(alerts.getByText(/^whsec_/)).toBeVisible();
    await press(beginning(w.remove_named));
    await press(w.add);
    await press(w.receiver.title);
    await press(w.deliveries.title);
    await press(w.save_new);
    await expect(alerts.getByText(w.errors.no_address)).toBeVisible();
    await expectWellMadeInThemes(page);
    await receiver.close();
  });
}
