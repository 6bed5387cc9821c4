import { expect, type Page, test } from '@playwright/test';
import { openWhole } from './open-whole.ts';

/** Text and position of each line in a place, and its width before scaling, in pixels of the game. */
async function drawn(page: Page, place: string): Promise<(readonly [string, ...number[]])[]> {
  const figure = page.getByRole('figure', { name: place });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.place-text').first()).toBeVisible();
  return figure.locator('.place-picture').evaluate((picture) => {
    const { left, top, width } = picture.getBoundingClientRect();
    const pixel = width / Number(getComputedStyle(picture).getPropertyValue('--width'));
    return Array.from(picture.querySelectorAll('.place-text'), (line) => {
      const box = line.getBoundingClientRect();
      const scale = Number(getComputedStyle(line).getPropertyValue('--scale')) || 1;
      return [
        line.textContent ?? '',
        (box.left - left) / pixel,
        (box.top - top) / pixel,
        box.width / pixel / scale,
      ] as const;
    });
  });
}

async function open(page: Page, text: string) {
  await openWhole(page, `/tools/text?${new URLSearchParams({ text })}`);
}

test('letters stand where the game has them, to the pixel', async ({ page }) => {
  await open(
    page,
    'Hello world, this is a long chat message that has to be wrapped by the game at some point, is it not?',
  );
  await expect
    .poll(() => drawn(page, 'Chat'))
    .toEqual([
      ['Hello world, this is a long chat message that has to be wrapped', 4, 1, 320],
      [' by the game at some point, is it not?', 4, 10, 184],
    ]);
  await open(page, 'Hanging <b>signs</b> are small<br>You earned a new rank today');
  // In a picture of the sign's board, which begins 50 left of the middle and 26 above it.
  await expect
    .poll(() => drawn(page, 'Sign'))
    .toEqual([
      ['Hanging signs', 14, 6, 73],
      ['You earned a new', 5, 16, 90],
    ]);
  const [title, subtitle] = await drawn(page, 'Title and subtitle');
  expect(title?.slice(2)).toEqual([8, 123]);
  expect(subtitle?.slice(2)).toEqual([58, 149]);
});

test('a text that runs over, and one that does nothing when clicked, are noted', async ({
  page,
}) => {
  await open(page, "You earned <click:run_command:'/spawn'>a new rank</click> today");
  const title = page.getByRole('figure', { name: 'Title and subtitle' });
  await expect(title.getByRole('listitem')).toHaveText([
    'Line 1 is 169 px too wide: the game cuts it off.',
    'Here nothing happens when a player points at the text or clicks it.',
  ]);
  await page.getByRole('figure', { name: 'Chat' }).getByRole('button').hover();
  await expect(page.getByText('Click: runs /spawn')).toBeVisible();
});

test('a line in the middle of the screen is first seen in its middle, one that is read is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'This is wider than every picture is. '.repeat(4));
  await page.getByRole('button', { name: /^All \d+ places$/ }).click();
  // From 0, at its start, to 1, at its end.
  const seen = (place: string) =>
    page
      .getByRole('figure', { name: place })
      .locator('.place-surface')
      .evaluate((box) => box.scrollLeft / (box.scrollWidth - box.clientWidth));
  await expect.poll(() => seen('Boss bar')).toBeCloseTo(0.5, 1);
  await expect.poll(() => seen('Action bar')).toBeCloseTo(0.5, 1);
  expect(await seen('Name and lore')).toBe(0);
});
