import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { collectComplaints } from './complaints.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { storeTheme } from './themes.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const result = (page: Page) => page.getByRole('textbox', { name: 'Result 1' });
const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Line ${number}`, exact: true });
/** 64×64 pixels of one green. */
const GREEN_ICON =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAAA1BMVEVAgECav2nBAAAAD0lEQVR42mNgGAWjgHwAAAJAAAHgTR1EAAAAAElFTkSuQmCC';
const target = (page: Page) => page.getByRole('combobox', { name: 'Where it goes' });

test('two lines are drawn and written for the file that is chosen', async ({ page }) => {
  await page.goto('/tools/motd');
  await line(page, 1).fill('<gold><b>FORGE</b></gold> <#54daf4>live');
  await line(page, 2).fill('<gray>Season 3');
  await expect(region(page, 'In the server list')).toContainText('FORGE live');
  await expect(result(page)).toHaveValue(
    /^motd=\\u00A7l.*\\u00A76\\u00A7lFORGE\\u00A7r .*blive\\n/,
  );
  await expect(page.getByText(/^Colours become the nearest/)).toBeVisible();
  await target(page).selectOption({ label: 'Velocity' });
  await expect(result(page)).toHaveValue(/^motd = "<b>.*<newline>.*<gray>Season 3<reset>"$/);
  await expect(page.getByText(/^Colours become the nearest/)).toHaveCount(0);
});

test('the preview follows the chosen file', async ({ page }) => {
  await page.goto('/tools/motd');
  await line(page, 1).fill('<#54daf4>live');
  await line(page, 2).fill('');
  const letters = region(page, 'In the server list')
    .locator('.game-server-description')
    .getByText('live');
  await expect(letters).toHaveCSS('color', 'rgb(84, 218, 244)');
  await page.getByRole('switch', { name: 'As server.properties shows it' }).click();
  await expect(letters).toHaveCSS('color', 'rgb(85, 255, 255)');
  await target(page).selectOption({ label: 'Velocity' });
  await expect(page.getByRole('switch', { name: 'As velocity.toml shows it' })).toBeChecked();
  await expect(letters).toHaveCSS('color', 'rgb(84, 218, 244)');
});

test('a line is centred to the pixel', async ({ page }) => {
  await page.goto('/tools/motd');
  await line(page, 1).fill('Season 3 is live!');
  await line(page, 2).fill('');
  await target(page).selectOption({ label: 'BungeeCord or Waterfall' });
  await expect(result(page)).toHaveValue(`motd: "&l &r${' '.repeat(22)}Season 3 is live!"`);
  const drawn = region(page, 'In the server list').locator('.game-server-description .game-line');
  const [row, text] = await drawn.evaluate((element) => {
    const range = document.createRange();
    const last = [...element.querySelectorAll('span')].at(-1) ?? element;
    range.selectNodeContents(last);
    const right = range.getBoundingClientRect().right;
    return [element.getBoundingClientRect().left, right];
  });
  // 93 spaces, 80 visible pixels, the blank one after them: three screen pixels each.
  expect(Math.round((text ?? 0) - (row ?? 0))).toBe(3 * (93 + 81));
});

test('the toolbar works on the line that is edited', async ({ page }) => {
  await page.goto('/tools/motd');
  await line(page, 2).fill('open');
  await line(page, 2).selectText();
  await page.getByRole('button', { name: 'Gold', exact: true }).click();
  await expect(line(page, 2)).toHaveValue('<gold>open</gold>');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(line(page, 2)).not.toHaveValue('<gold>open</gold>');
});

test('a file that is pasted fills the lines', async ({ page }) => {
  await page.goto('/tools/motd');
  await page.getByRole('button', { name: 'Take it from a file' }).click();
  await page
    .getByRole('textbox', { name: 'File or line' })
    .fill('listeners:\n- motd: "&6Gold\\n&7It\'s grey"\n  host: 0.0.0.0:25577\n');
  await page.getByRole('button', { name: 'Read the message' }).click();
  await expect(page.getByText('Read from BungeeCord’s config.yml.')).toBeVisible();
  await expect(line(page, 1)).toHaveValue('<gold>Gold</gold>');
  await expect(line(page, 2)).toHaveValue("<gray>It's grey</gray>");
});

test('a server is asked from its status page, compared and taken over', async ({ page }) => {
  await page.goto('/tools/server-status?address=play.demo');
  await page.getByRole('link', { name: 'Edit this message' }).click();
  const live = region(page, 'Compare with your server');
  await expect(live).toContainText('Players see something else.');
  const rows = region(page, 'In the server list').locator('.game-server-description');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Anvil festival tonight');
  await live.getByRole('button', { name: 'Edit what players see' }).click();
  await expect(live).toContainText('Players see this message already.');
  await expect(rows.nth(0)).toContainText('Anvil festival tonight');
});

test('where the address is in a sentence, it is offered', async ({ page }) => {
  await page.goto('/tools/motd');
  await page.getByRole('button', { name: 'Compare with your server' }).click();
  const live = region(page, 'Compare with your server');
  const address = live.getByRole('combobox').or(live.getByRole('textbox')).first();
  await address.fill('Join us on play.demo, come and see!');
  await address.press('Enter');
  await expect(live).toContainText('Type the address of a Java server');
  await live.getByRole('button', { name: 'Use play.demo', exact: true }).click();
  await expect(region(page, 'In the server list')).toContainText('Anvil festival tonight');
  await expect(address).toHaveValue('play.demo');
});

test('the icon of the server is compared by its pixels', async ({ page }) => {
  await page.goto('/tools/motd?address=play.demo');
  const live = region(page, 'Compare with your server');
  const icons = region(page, 'In the server list').locator('img.game-server-icon');
  const shown = icons.last();
  await shown.waitFor();
  // The same picture as the browser writes it: other bytes than those of the server.
  const [icon, written] = await shown.evaluate(async (image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 64, height: 64 });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return [image.src, canvas.toDataURL('image/png')];
  });
  expect(written).not.toBe(icon);
  const keep = (value: string) =>
    page.evaluate((text) => localStorage.setItem('fucina.1.server-icon', text), value);
  await keep(written);
  await page.reload();
  await expect(live).toContainText('Icon: the same');
  await expect(icons).toHaveCount(2);
  await keep(GREEN_ICON);
  await page.reload();
  await expect(live).toContainText('Icon: another picture');
});

test('the link brings the message back', async ({ page }) => {
  await page.goto('/tools/motd');
  await line(page, 1).fill('<red>Mine');
  await target(page).selectOption({ label: 'MiniMOTD' });
  await expect(page).toHaveURL(/line1=.*Mine.*target=mini-motd/);
  await page.goto(page.url());
  await expect(line(page, 1)).toHaveValue('<red>Mine');
  await expect(result(page)).toHaveValue(/^motds=\[\{icon=random/);
});

test('by keyboard: a line, its position, the file, and copying', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/motd');
  await line(page, 1).fill('Hi');
  await line(page, 2).fill('');
  await page.getByRole('radio', { name: 'Centre' }).first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'As typed' }).first()).toBeChecked();
  await target(page).focus();
  await page.keyboard.type('Velo');
  await expect(result(page)).toHaveValue('motd = "Hi"');
  await page.getByRole('button', { name: 'Copy', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('motd = "Hi"');
});

for (const [theme, language, width] of [
  ['light', 'en', 360],
  ['dark', 'it', 360],
  ['dark', 'en', 1280],
  ['light', 'it', 1280],
] as const) {
  test(`in ${language}, ${theme}, ${width} px: nothing to object to`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width, height: 900 });
    await storeTheme(page, theme);
    const fields = {
      lng: language,
      hover: '<red>one\ntwo',
      view: 'pointed',
      target: 'maintenance',
    };
    await page.goto(`/tools/motd?${new URLSearchParams(fields)}`);
    await expect(page.getByRole('textbox', { name: /^(?:Result|Risultato) 2$/ })).toHaveValue(
      /^default: '<red>one/,
    );
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
