import { expect, type Page, test } from '@playwright/test';
import { openWhole } from './open-whole.ts';

/** Text and position of each line in a place, and its width before scaling, in pixels of the game. */
async function drawn(page: Page, place: string): Promise<(readonly [string, ...number[]])[]> {
  const figure = page.getByRole('figure', { name: place });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.place-text').first()).toBeVisible();
  return figure.locator('.place-picture').evaluate((picture) => {
    const { left, top, width } = picture.getBoundingClientRect();
    // At the edges of the game's window it has a border.
    const inside = top + picture.clientTop;
    const pixel = width / Number(getComputedStyle(picture).getPropertyValue('--width'));
    return Array.from(picture.querySelectorAll('.place-text'), (line) => {
      const box = line.getBoundingClientRect();
      const scale = Number(getComputedStyle(line).getPropertyValue('--scale')) || 1;
      return [
        line.textContent ?? '',
        (box.left - left) / pixel,
        (box.top - inside) / pixel,
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
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, 'This is wider than every picture is. '.repeat(4));
  await page.getByRole('button', { name: /^All \d+ places$/ }).click();
  const boxOf = (place: string) =>
    page.getByRole('figure', { name: place }).locator('.place-surface');
  /** How far the middle of the picture is from the middle of its box. */
  const offMiddle = (place: string) =>
    boxOf(place).evaluate((box) => {
      const middleOf = ({ left, width }: DOMRect) => left + width / 2;
      const picture = box.querySelector('.place-picture')?.getBoundingClientRect();
      if (!picture || box.scrollWidth === box.clientWidth) return Number.NaN;
      return Math.abs(middleOf(picture) - middleOf(box.getBoundingClientRect()));
    });
  await expect.poll(() => offMiddle('Boss bar')).toBeLessThan(2);
  await expect.poll(() => offMiddle('Action bar')).toBeLessThan(2);
  expect(await boxOf('Name and lore').evaluate((box) => box.scrollLeft)).toBe(0);
  expect(await offMiddle('Name and lore')).toBeGreaterThan(10);
});
