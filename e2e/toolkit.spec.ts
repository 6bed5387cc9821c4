import { expect, type Page, test } from '@playwright/test';

/** The sixteen colors and the shadows that the game draws for them. */
const SHADOWS: readonly (readonly [color: string, shadow: string])[] = [
  ['000000', '000000'],
  ['0000aa', '00002a'],
  ['00aa00', '002a00'],
  ['00aaaa', '002a2a'],
  ['aa0000', '2a0000'],
  ['aa00aa', '2a002a'],
  ['ffaa00', '3f2a00'],
  ['aaaaaa', '2a2a2a'],
  ['555555', '151515'],
  ['5555ff', '15153f'],
  ['55ff55', '153f15'],
  ['55ffff', '153f3f'],
  ['ff5555', '3f1515'],
  ['ff55ff', '3f153f'],
  ['ffff55', '3f3f15'],
  ['ffffff', '3f3f3f'],
];

test('copying says so bottom right, and the close action takes the toast away', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/smallcap');
  await page.getByRole('textbox', { name: 'Input' }).fill('abc');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Text copied to clipboard!' });
  await expect(toast).toContainText('Clipboard');
  expect((await toast.boundingBox())?.width).toBe(356);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ᴀʙᴄ');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
});

test('when the browser refuses to copy, the text is selected and the keys are told', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/tools/smallcap');
  await page.getByRole('textbox', { name: 'Input' }).fill('abc');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText(/press (Ctrl\+C|⌘ C)/)).toBeVisible();
  await expect(page.getByText('Text copied to clipboard!')).toHaveCount(0);
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(output).toBeFocused();
  expect(await output.evaluate((box: HTMLTextAreaElement) => box.selectionEnd)).toBe(3);
});

test('when the browser refuses to copy a link, it is selected where the visitor is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/tools/smallcap?text=abc');
  const button = page.getByRole('button', { name: 'Share' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/press (Ctrl\+C|⌘ C)/)).toBeVisible();
  const selected = await page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return [field.value.slice(field.selectionStart, field.selectionEnd), String(scrollY)];
  });
  expect(selected).toEqual([expect.stringMatching(/smallcap\?text=abc$/), '0']);
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
});

test('a link brings a tool back as it was, also one too long for a query', async ({ page }) => {
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  for (const words of ['short & sweet', 'long '.repeat(600)]) {
    await page.goto('/tools/textgradient');
    await text.fill(words);
    await expect(page).toHaveURL(words.length < 100 ? /\?text=short/ : /#s=/);
    const address = page.url();
    await page.goto('/tools');
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await expect(text).toHaveValue(words);
  }
});

for (const { language, characters, entries, unreadable } of [
  {
    language: 'en',
    characters: 'At most 10,000 characters fit here; the text that was opened has 10,400.',
    entries: 'At most 64 entries fit here; the list that was opened has 70.',
    unreadable: 'This link could not be read: it is damaged or too long.',
  },
  {
    language: 'it',
    characters: 'Qui ci stanno al massimo 10.000 caratteri; il testo aperto ne ha 10.400.',
    entries: 'Qui ci stanno al massimo 64 voci; l’elenco aperto ne ha 70.',
    unreadable: 'Non è stato possibile leggere questo link: è danneggiato o troppo lungo.',
  },
]) {
  test(`a link that holds more than the tool keeps says so: ${language}`, async ({ page }) => {
    const note = page.getByRole('alert');
    const open = (rest: string) => page.goto(`/tools/textgradient?lng=${language}${rest}`);
    await open(`&text=${'x'.repeat(10_400)}`);
    await expect(note).toContainText(characters);
    await open(`&colors=${Array.from({ length: 70 }, () => 'red').join(',')}`);
    await expect(note).toContainText(entries);
    await open('#s=damaged');
    await expect(note).toHaveText(unreadable);
    await open('&text=short');
    await expect(page.getByRole('textbox', { name: /^(Text|Testo)$/ })).toHaveValue('short');
    await expect(note).toHaveCount(0);
  });
}

test('a state that no link can carry is not copied, says so, and survives a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letters = Array.from({ length: 9000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
  );
  await page.goto('/tools/smallcap?text=older');
  const input = page.getByRole('textbox', { name: 'Input' });
  await input.fill(letters.join(''));
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('This is more than fits into a link.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
  await expect(page).toHaveURL('/tools/smallcap');
  await page.reload();
  await expect(input).toHaveValue(letters.join(''));
});

for (const path of [
  '/tools/loregenerator?title=%3Cobf%3Esecret',
  '/tools/server-status?address=play.demo',
  '/texture/skulls?name=%3Cobf%3Esecret',
]) {
  test(`${path}: a switch stills the letters that move`, async ({ page }) => {
    await page.goto(path);
    const moving = page.locator('.game-obfuscated[data-moving]');
    await page.locator('.game-obfuscated').first().scrollIntoViewIfNeeded();
    await expect(moving).not.toHaveCount(0);
    await page.getByRole('switch', { name: 'Animate previews' }).click();
    await expect(moving).toHaveCount(0);
  });
}

test('without an address of its own a tool is as it was left', async ({ page }) => {
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.goto('/tools/textgradient');
  await text.fill('left like this');
  await expect(page).toHaveURL(/text=left/);
  await page.goto('/tools/textgradient');
  await expect(text).toHaveValue('left like this');
  await page.goto('/tools/textgradient?text=linked');
  await expect(text).toHaveValue('linked');
});

test('undo goes back in steps, by button and by keys outside of text fields', async ({ page }) => {
  await page.goto('/tools/textgradient');
  const rows = page.getByRole('list', { name: 'Colours' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Remove colour 2' }).click();
  await page.getByRole('button', { name: 'Remove colour 1' }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Control+Shift+z');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(rows).toHaveCount(2);
});

test('a row is dragged to its place', async ({ page }) => {
  await page.goto('/tools/textgradient?colors=red,green,blue');
  const list = page.getByRole('list', { name: 'Colours' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const handle = await list.getByTitle('Drag to reorder').first().boundingBox();
  const last = await rows.nth(2).boundingBox();
  if (!handle || !last) throw new Error('the list is not drawn');
  await page.mouse.move(handle.x + 8, handle.y + 16);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, last.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/moved to position 3 of 3/)).toBeAttached();
  await expect(page).toHaveURL(/colors=green,blue,red/);
});

test('game text has exactly the shadow of the game', async ({ page }) => {
  await page.goto('/tools/textgradient');
  await expect(page.locator('.game-line').first()).toBeVisible();
  const shadows = await drawnShadows(
    page,
    SHADOWS.map(([color]) => color),
  );
  expect(shadows).toEqual(SHADOWS.map(([, shadow]) => shadow));
});

test('previews are set in Fucina Pixel', async ({ page }) => {
  await page.goto('/tools/textgradient');
  const isLoaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.fonts.check('16px "Fucina Pixel"') && document.fonts.size > 0;
  });
  expect(isLoaded).toBe(true);
  // Ten capital letters, six game pixels each, and two to four screen pixels per game pixel.
  const width = await page
    .locator('.game-line')
    .first()
    .evaluate((line) => {
      const ruler = document.createElement('span');
      ruler.textContent = 'ABCDEFGHJK';
      line.append(ruler);
      const { width } = ruler.getBoundingClientRect();
      ruler.remove();
      return width;
    });
  expect([120, 180, 240]).toContain(width);
});

function drawnShadows(page: Page, colors: readonly string[]): Promise<string[]> {
  return page
    .locator('.game-line')
    .first()
    .evaluate((line, wanted) => {
      const text = line.appendChild(document.createElement('span'));
      const shadows = wanted.map((color) => {
        text.style.color = `#${color}`;
        const parts =
          /color\(srgb ([\d. e-]+)\)/.exec(getComputedStyle(text).textShadow)?.[1] ?? '';
        const channels = parts
          .trim()
          .split(/ +/)
          .map((part) => Math.round(Math.max(0, Number(part)) * 255));
        return channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
      });
      text.remove();
      return shadows;
    }, colors);
}
