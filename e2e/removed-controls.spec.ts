// Where the pressed button goes, the focus stays near its place.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { pressOn, tabTo } from './keyboard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a server is checked again', async ({ page }) => {
  await page.goto('/tools/server-status');
  await page.getByLabel('Server address', { exact: true }).fill('offline.demo');
  await page.keyboard.press('Enter');
  const result = page.getByRole('region', { name: 'Server status' });
  await expect(result).toContainText('Offline');
  await pressOn(page, button(page, 'Check again'));
  await expect(result).toBeFocused();
  await expect(button(page, 'Check again')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(result.locator(':focus')).toHaveCount(1);
});

test('recent players are forgotten one by one', async ({ page, context }) => {
  await context.addInitScript(() => {
    localStorage.setItem('fucina.1.recent-players', 'Ada,Bo,Cy');
  });
  await page.goto('/texture/skins');
  await pressOn(page, button(page, 'Remove Bo'));
  await expect(button(page, 'Remove Cy')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove Ada')).toBeFocused();
});

test('everything that is kept is deleted, and comes back', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('fucina.1.favourites', 'skulls,motd'));
  await page.goto('/things');
  await pressOn(page, button(page, 'Delete everything'));
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('All as it was before.');
  await expect(status).toBeFocused();
});

test('the reading of a file is stopped', async ({ page }) => {
  await page.goto('/tools/config');
  // What keeps the focus is loaded with the first key: a visitor presses several on the way to the button.
  const keeping = page.waitForResponse(/\/keep-focus-/);
  await page.keyboard.press('Tab');
  await keeping;
  const lines = Array.from({ length: 100_000 }, (_, at) => `key${at}: '&aText ${at} &lof many'`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.yml', mimeType: 'text/yaml', buffer: Buffer.from(lines.join('\n')) });
  // On the way there by Tab the reading might end.
  await button(page, 'Stop').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Stop')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'How texts are written' })).toBeFocused();
});

interface Vanishing {
  readonly path: string;
  readonly button: string;
  /** Makes it appear, where the address alone does not. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** In cards that are no regions, and under a field. */
const VANISHING: readonly Vanishing[] = [
  { path: '/tools/smallcap?text=%26cHello+%3Cred%3Eworld', button: 'Keep codes' },
  {
    path: '/tools/loregenerator',
    button: 'Try “Legendary sword”',
    prepare: async (page) => {
      for (const left of [2, 1, 0]) {
        await button(page, 'Delete line 1').click();
        await expect(button(page, `Delete line ${left + 1}`)).toHaveCount(0);
      }
    },
  },
  {
    path: '/tools/loregenerator',
    button: 'Hide this note',
    prepare: (page) =>
      pasteInto(page, page.getByRole('textbox', { name: 'Title', exact: true }), '&cRed'),
  },
  { path: '/tools/loregenerator?title=%3Cred%3EHi%3C%2Frde%3E', button: 'Write </red>' },
  {
    path: '/tools/textgradient',
    button: 'Paste as it is',
    prepare: (page) => pasteInto(page, page.getByLabel('Text', { exact: true }), '&cRed'),
  },
  { path: '/tools/server-status', button: 'Clear' },
  { path: '/tools/text?text=%3Cred%3EHi%3C%2Frde%3E', button: 'Write </red>' },
  { path: '/tools/motd?line1=%3Cred%3EHi%3C%2Frde%3E', button: 'Write </red>' },
  { path: '/tools/text?text=%26cHi', button: 'To MiniMessage' },
  {
    path: '/tools/text',
    button: 'Show Chat',
    prepare: (page) => button(page, 'Hide Chat').click(),
  },
];

async function pasteInto(page: Page, field: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+A');
  await field.press('ControlOrMeta+V');
}

for (const { path, button: name, prepare } of VANISHING) {
  test(`${path.split('?')[0]}: from “${name}”, which goes, the next Tab goes on`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      localStorage.setItem('fucina.1.recent-servers', 'java play.demo');
    });
    await page.goto(path);
    await prepare?.(page);
    await tabTo(page, button(page, name));
    const around = await button(page, name).evaluateHandle((pressed) => {
      const elements: Element[] = [];
      for (let at = pressed.parentElement; at; at = at.parentElement) elements.push(at);
      return elements;
    });
    await page.keyboard.press('Enter');
    await expect(button(page, name)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toBeFocused();
    await expect(page.locator('body')).not.toBeFocused();
    await page.keyboard.press('Tab');
    const isAfter = await around.evaluate((elements) => {
      const left = elements.find((element) => element.isConnected) as Element;
      const position = left.compareDocumentPosition(document.activeElement as Element);
      return (position & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    });
    expect(isAfter).toBe(true);
  });
}
