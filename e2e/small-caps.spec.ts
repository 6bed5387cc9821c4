import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/tools/smallcap');
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('on a phone one sees that a text is too long', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/tools/smallcap?text=abc');
    const input = page.getByRole('textbox', { name: 'Input' });
    await input.tap();
    await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(10_001)));
    await input.press('ControlOrMeta+v');
    const note = page.getByRole('alert').filter({ hasText: '10,000' });
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const box = await note.boundingBox();
      const bar = await page.locator('.result-bar').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 640);
    }).toPass();
  });

  for (const [what, text, button] of [
    ['codes', '&aWelcome to <red>the forge', 'Keep codes'],
    ['a command', '/tellraw @a {"text":"Welcome","color":"gold"}', 'Paste as it is'],
  ] as const) {
    test(`on a phone one sees what is said of ${what} after a paste`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/tools/smallcap?text=abc');
      const input = page.getByRole('textbox', { name: 'Input' });
      await input.tap();
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await input.press('ControlOrMeta+a');
      await input.press('ControlOrMeta+v');
      const note = page.getByRole('button', { name: button, exact: true });
      await expect(async () => {
        const box = await note.boundingBox();
        const bar = await page.locator('.result-bar').boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }).toPass({ timeout: 10_000 });
    });
  }
});

test('the output follows every key and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const input = page.getByRole('textbox', { name: 'Input' });
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(input).toHaveAttribute('rows', '15');
  await expect(output).toHaveAttribute('rows', '15');
  await input.pressSequentially('Max 42!');
  await expect(output).toHaveValue('ᴍᴀx ₄₂!');
  await expect(output).not.toBeEditable();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ᴍᴀx ₄₂!');
});

test('codes are noticed and can be kept', async ({ page }) => {
  const output = page.getByRole('textbox', { name: 'Output' });
  await page.getByRole('textbox', { name: 'Input' }).fill('<red>Hi</red> &lyou %player%');
  await expect(output).toHaveValue('<ʀᴇᴅ>ʜɪ</ʀᴇᴅ> &ʟʏᴏᴜ %ᴘʟᴀʏᴇʀ%');
  await page.getByRole('button', { name: 'Keep codes' }).click();
  await expect(output).toHaveValue('<red>ʜɪ</red> &lʏᴏᴜ %player%');
});

test('glyphs are chosen, and the address reopens the tool as it was', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Input' }).fill('quiz 7');
  await page.getByText('ꞯ', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveValue('ꞯᴜɪᴢ ₇');
  await expect(page).toHaveURL(/text=quiz\+7&q=/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveValue('ꞯᴜɪᴢ ₇');
});

test('more text than a link or a reload keeps is refused in words', async ({ page }) => {
  await page.goto('/tools/smallcap');
  const input = page.getByRole('textbox', { name: 'Input' });
  await input.fill('x'.repeat(10_001));
  await expect(input).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveText(
    'At most 10,000 characters fit here; this would be 10,001. Nothing was changed.',
  );
  await input.fill('x'.repeat(9999));
  await expect(page.getByText('9,999 of 10,000 characters')).toBeVisible();
  await page.reload();
  await expect(input).toHaveValue('x'.repeat(9999));
});
