// Where the pressed button goes, the focus stays near its place.
import { expect, type Page, test } from '@playwright/test';
import { pressOn } from './keyboard.ts';

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
