import { readFile } from 'node:fs/promises';
import type { LanguageCode } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

const FILE =
  "secretkey: '&cSecret words'\nunsure: 'Q&A at noon'\nhat:\n  lore: ['&7Secret lore']\n";

/** Moves the focus with Tab alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

function collectRequests(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

async function collectViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      found.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { found: string[] }).found);
}

for (const [language, width] of [
  ['en', 1280],
  ['it', 320],
] as const satisfies readonly (readonly [LanguageCode, number])[]) {
  const { config, ui } = words[language];
  test(`from pasting to saving by keyboard alone, in ${language} at ${width} pixels; nothing is sent`, async ({
    page,
  }) => {
    const sent = collectRequests(page);
    const violations = await collectViolations(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/tools/config?lng=${language}`);

    await tabTo(page, button(config.open.paste));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: config.open.pasted })).toBeFocused();
    await page.keyboard.insertText(FILE);
    await tabTo(page, button(config.open.read));
    await page.keyboard.press('Enter');

    const grid = page.getByRole('grid', { name: config.list.title });
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
    await tabTo(page, grid);
    const active = page.locator('[aria-selected=true]');
    await expect(active).toHaveAccessibleName(/secretkey/);
    await page.keyboard.press('r');
    await expect(active).toHaveAccessibleName(new RegExp(config.marks.rejected));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(active).toHaveAccessibleName(new RegExp(config.marks.same));
    await page.keyboard.press('u');
    await expect(active).toHaveAccessibleName(/unsure/);

    await page.keyboard.press('Enter');
    const alternative = button(config.alternatives['keep-ampersand']);
    await tabTo(page, alternative);
    await page.keyboard.press('Enter');
    if (width < 1280) await page.keyboard.press('Escape');
    await tabTo(page, grid);
    await expect(active).toHaveAccessibleName(new RegExp(config.marks.written));
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(config.keys.accept_group)).toBeVisible();
    await page.keyboard.press('Escape');

    expect(await findings(page)).toEqual([]);
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    expect(await overflow()).toBe(0);

    await tabTo(page, button(config.save.file));
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved.split('\n').slice(0, 2)).toEqual([
      "secretkey: '<red>Secret words'",
      "unsure: 'Q&A at noon'",
    ]);

    await tabTo(page, button(ui.copy_link));
    expect(sent.filter((request) => /secret/i.test(request))).toEqual([]);
    expect(page.url()).not.toMatch(/secret/i);
    expect(await violations()).toEqual([]);
  });
}
