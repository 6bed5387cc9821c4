import { words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { holdBack } from './hold-back.ts';
import { openWhole } from './open-whole.ts';
import { storeTheme, THEMES } from './themes.ts';

const PHONE = { width: 360, height: 740 };

const field = (page: Page) => page.getByRole('combobox', { name: /^(Search|Cerca)$/ });

async function openByKeys(page: Page, path = '/'): Promise<void> {
  await openWhole(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Pastes a text as the clipboard would. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

test('with the keyboard alone: opened, searched, chosen', async ({ page }) => {
  await openByKeys(page);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('gradeint');
  await expect(page.getByRole('option').first()).toContainText('Text gradient generator');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/textgradient');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page)).toBeHidden();

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('group', { name: 'Recent' })).toContainText('Text gradient');
});

test('what is typed while it is loaded is searched for, and Enter chooses', async ({ page }) => {
  await openWhole(page, '/tools/smallcap');
  const release = await holdBack(page, '**/assets/palette-*.js');
  const input = page.getByRole('textbox', { name: 'Input' });
  await input.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('motx/d', { delay: 5 });
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('d');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/tools\/motd$/);
});

test('Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/tools/smallcap');
  const input = page.getByRole('textbox', { name: 'Input' });
  await input.fill('a');
  await page.keyboard.type('/');
  await expect(input).toHaveValue('a/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(input).toBeFocused();
});

test('a file that is pasted arrives in the config studio', async ({ page }) => {
  await openByKeys(page);
  await paste(page, "join: '&aWelcome'\nquit: '&cBye'\n");
  const option = page.getByRole('option', { name: 'Open this file in the config studio' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/config');
  await expect(page.getByRole('row', { name: /join/ })).toContainText('Welcome');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Config studio');
  await expect(page.getByRole('row', { name: /join/ })).toHaveCount(0);
});

test('Tab stays in it, and a press beside it only closes it', async ({ page }) => {
  await openByKeys(page, '/tools');
  for (const keys of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
  }
  const box = await page.getByRole('link', { name: 'Fucina' }).first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/tools');
});

test('shortcuts of a single character can be switched off', async ({ page }) => {
  await openByKeys(page);
  await page.keyboard.type('slash');
  await page.getByRole('option', { name: /single character: switch off/ }).click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('slash');
  await expect(page.getByRole('option', { name: /single character: switch on/ })).toBeVisible();
});

test('an address with a question opens it with the answers', async ({ page }) => {
  await page.goto('/?q=sfumato&lng=it');
  await expect(field(page)).toHaveValue('sfumato');
  await expect(page.getByRole('option').first()).toContainText('Generatore di testo sfumato');
  await expect(page).toHaveURL('/?lng=it');
});

test('on a phone the button in the header opens it over the whole screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tools/motd?lng=it');
  await page.getByRole('button', { name: 'Cerca o incolla…' }).click();
  await expect(field(page)).toBeFocused();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box).toEqual({ x: 0, y: 0, ...PHONE });
  const rows = await page
    .getByRole('dialog')
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getBoundingClientRect().height));
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(44);
  await page.keyboard.type('skin');
  await page.getByRole('option', { name: 'Visualizzatore di skin' }).first().click();
  await expect(page).toHaveURL(/\/texture\/skins/);
});

test('an example opens its tool filled, on the tool’s own page too', async ({ page }) => {
  await openByKeys(page, '/tools/motd');
  await page.keyboard.type('example network');
  await page.getByRole('option', { name: /^Network/ }).click();
  await expect(page).toHaveURL(/line1=.*NETWORK/);
  await expect(page.getByRole('textbox', { name: 'Line 1' })).toHaveValue(/SKY NETWORK/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Line 1' })).toHaveValue(/Fucina/);
});

test('“convert to SNBT” shows that result of the text workshop, with the visitor’s own text', async ({
  page,
}) => {
  await openByKeys(page, '/tools/text?text=%26aHello');
  await page.keyboard.type('convert to snbt');
  await page.keyboard.press('Enter');
  const result = page.getByRole('textbox', { name: 'SNBT component: result' });
  await expect(result).toBeFocused();
  await expect(result).toHaveValue(/Hello/);
});

test('a topic of the help is scrolled to', async ({ page }) => {
  await openByKeys(page);
  await page.keyboard.type('why x stays');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/smallcap#help-x');
  await expect(page.getByRole('heading', { name: 'Why x stays x' })).toBeInViewport();
  await expect(page.getByText(words.en.smallcap.help.x.text)).toBeInViewport();
});

test('settings are changed in place', async ({ page }) => {
  await openByKeys(page, '/tools');
  await page.keyboard.type('dark');
  await page.getByRole('option', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('italiano');
  await page.getByRole('option', { name: 'Language: Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

for (const [text, offer, address] of [
  [
    'mc.example.net:25570',
    'Check the server mc.example.net:25570',
    /server-status\?address=mc\.example\.net(:|%3A)25570/,
  ],
  [
    'Player, come to play.example.net, see you!',
    'Check the server play.example.net',
    /server-status\?address=play\.example\.net/,
  ],
  ['Notch', 'Show the skin of Notch', /texture\/skins\?player=Notch/],
  ['Notch', 'Make the head of Notch', /texture\/skulls\?player=Notch/],
  ['<gold>Hello <b>you', 'Convert this text (MiniMessage)', /tools\/text\?text=/],
  [
    '/give @p diamond_sword[lore=[{"text":"Hot"}]] 1',
    'Open this give command in the lore generator',
    /loregenerator\?.*item=/,
  ],
  [
    '/give Steve player_head[profile=Notch] 5',
    'Open this command in the head generator',
    /skulls\?player=.*&target=Steve&count=5/,
  ],
  ['a few words', 'Write this in small caps', /smallcap\?text=a/],
] as const) {
  test(`what is pasted is recognised: ${offer}`, async ({ page }) => {
    await openByKeys(page);
    await paste(page, text);
    await page.getByRole('option', { name: offer }).click();
    await expect(page).toHaveURL(address);
  });
}

test('the address in a pasted sentence comes first', async ({ page }) => {
  await openByKeys(page);
  await paste(page, 'Player, come to play.example.net, see you!');
  await expect(page.getByRole('option').first()).toContainText('play.example.net');
});

test('a pasted start script is explained, and does not reach the server', async ({ page }) => {
  await openByKeys(page);
  await paste(page, '#!/bin/sh\njava -Xmx4G -XX:+UseConcMarkSweepGC -jar server.jar nogui\n');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('option', { name: 'Explain this start line' }).click();
  await expect(page).toHaveURL('/tools/server');
  await expect(page.getByRole('textbox', { name: 'Paste a command or a script' })).toHaveValue(
    /ConcMarkSweep/,
  );
  expect(requests.filter((url) => url.includes('ConcMarkSweep'))).toEqual([]);
});

for (const language of ['en', 'it'] as const) {
  for (const theme of THEMES) {
    test(`the open search is accessible in ${language}, ${theme}`, async ({ page }) => {
      await storeTheme(page, theme);
      await openByKeys(page, `/tools?lng=${language}`);
      await page.keyboard.type('motd');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await findings(page, 'dialog')).toEqual([]);
    });
  }
}

test('the browser learns how to search the site, in the language of the page', async ({
  page,
  request,
}) => {
  await page.goto('/?lng=it');
  const href = await page.locator('link[rel=search]').getAttribute('href');
  const description = await request.get(href ?? '');
  expect(description.headers()['content-type']).toContain('application/opensearchdescription+xml');
  expect(await description.text()).toContain('/?q={searchTerms}');
});
