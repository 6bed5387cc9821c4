import { expect, type Page, test } from '@playwright/test';

const output = (page: Page) => page.getByRole('textbox', { name: 'Output' });
const SERVICE = '**/api/v2/rgb?*';

test('the page asks the service with the parameters of the specification', async ({ page }) => {
  const asked = page.waitForRequest(SERVICE);
  await page.goto('/tools/textgradient');
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    text: 'Fucina',
    format: 'MiniMessage',
    colors: '[{"hex":"#E43A96","pos":0},{"hex":"#FBE108","pos":100}]',
    bold: 'false',
    italic: 'false',
    underline: 'false',
    strikethrough: 'false',
  });
  await expect(output(page)).toHaveValue('<gradient:#E43A96:#FBE108>Fucina</gradient>');
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 } });
  test('on a phone the bar says in full which colour is at fault', async ({ page }) => {
    await page.goto('/tools/textgradient?text=Forge&colors=rosso,%23ff5555&lng=it');
    await page.getByRole('textbox', { name: 'Testo' }).press('End');
    const bar = page.locator('.result-bar');
    await expect(bar).toContainText('Il colore 1 non è');
    await expect(bar).not.toContainText('HTTP');
    await expect(bar).toBeInViewport({ ratio: 1 });
    const cut = await bar.evaluate((element) =>
      [...element.querySelectorAll('div, span')]
        .filter(
          (each) =>
            each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
        )
        .map((each) => `${each.className} ${each.clientHeight} of ${each.scrollHeight}`),
    );
    expect(cut).toEqual([]);
    await expect(page.getByRole('textbox', { name: 'Risultato' })).toHaveValue(
      'Error: HTTP error! status: 400',
    );
  });
});

test('the preview shows as many spaces as were typed', async ({ page }) => {
  await page.goto('/tools/textgradient');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const preview = page.locator('main span.font-pixel').filter({ hasText: /^a +b$/ });
  const widths: number[] = [];
  for (const typed of ['a b', 'a    b']) {
    await text.fill(typed);
    await expect(preview).toHaveText(typed, { useInnerText: true });
    widths.push((await preview.boundingBox())?.width ?? 0);
  }
  // A space is four pixels of the font, each of them four of the screen.
  expect((widths[1] ?? 0) - (widths[0] ?? 0)).toBeGreaterThan(40);
});

test('colours are added, moved and removed; a blank one is not added', async ({ page }) => {
  await page.goto('/tools/textgradient');
  const rows = page.getByRole('list', { name: 'Colours' }).getByRole('listitem');
  const fresh = page.getByRole('textbox', { name: 'New colour' });
  await expect(rows).toHaveCount(2);
  await fresh.fill('   ');
  await page.getByRole('button', { name: 'Add colour' }).click();
  await expect(rows).toHaveCount(2);
  await fresh.fill('#00ff00');
  await fresh.press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(fresh).toHaveValue('');
  await page.getByRole('button', { name: 'Move colour 3 down' }).click();
  await page.getByRole('button', { name: 'Move colour 1 up' }).click();
  await page.getByRole('button', { name: 'Move colour 3 up' }).click();
  await expect(output(page)).toHaveValue('<gradient:#E43A96:#00ff00:#FBE108>Fucina</gradient>');
  await page.getByRole('button', { name: 'Remove colour 1' }).click();
  await expect(output(page)).toHaveValue('<gradient:#00ff00:#FBE108>Fucina</gradient>');
});

test('format and styles change the output; choosing the chosen format clears it', async ({
  page,
}) => {
  await page.goto('/tools/textgradient');
  const format = page.getByRole('combobox', { name: 'Format' });
  await format.click();
  await page.getByRole('option', { name: '&#rrggbb', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Bold' }).check();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hi');
  await expect(output(page)).toHaveValue('&#E43A96&lH&#FBE108&li');
  await format.click();
  await page.getByRole('option', { name: '&#rrggbb', exact: true }).click();
  await expect(format).toHaveValue('');
  await expect(output(page)).toHaveValue('<b><gradient:#E43A96:#FBE108>Hi</gradient></b>');
});

test('a refusal shows its status, a lost connection its message', async ({ page }) => {
  await page.goto('/tools/textgradient');
  await page.getByRole('textbox', { name: 'Colour 1', exact: true }).fill('pinkish');
  await expect(output(page)).toHaveValue('Error: HTTP error! status: 400');
  await expect(page.getByText(/^Colour 1 is not a hex colour: “p” is no digit/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await expect(page.getByText(/characters$/)).toHaveCount(0);
  await page.route(SERVICE, (route) => route.abort());
  await page.getByRole('textbox', { name: 'Colour 1', exact: true }).fill('#E43A96');
  await expect(output(page)).toHaveValue(/^Error: (?!HTTP)/);
});

test('the newest answer wins when they cross', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SERVICE, async (route) => {
    const text = new URL(route.request().url()).searchParams.get('text');
    if (text === 'old') await held;
    await route.fulfill({ json: { output: `answer to ${text}` } }).catch(() => {});
  });
  await page.goto('/tools/textgradient');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('old');
  await text.fill('new');
  await expect(output(page)).toHaveValue('answer to new');
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(output(page)).toHaveValue('answer to new');
});

test('a link reopens the tool as it was', async ({ page }) => {
  await page.goto('/tools/textgradient?text=Ciao&colors=%23ff0000,%230000ff&italic=1');
  await expect(output(page)).toHaveValue('<i><gradient:#ff0000:#0000ff>Ciao</gradient></i>');
});

test('pasted coloured text brings its colours along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/textgradient');
  const pasted = '&#FF0000&lC&#800080&li&#0000FF&la';
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.focus();
  await text.press('ControlOrMeta+A');
  await text.press('ControlOrMeta+V');
  await expect(text).toHaveValue('Cia');
  await expect(page.getByRole('checkbox', { name: 'Bold' })).toBeChecked();
  await expect(output(page)).toHaveValue('<b><gradient:#ff0000:#0000ff>Cia</gradient></b>');
  await page.getByRole('button', { name: 'Paste as it is' }).click();
  await expect(text).toHaveValue(pasted);
});

test('the preview shows the text over its colours and in chat', async ({ page }) => {
  await page.goto('/tools/textgradient?text=Anvil&colors=');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Anvil').first()).toBeVisible();
  await expect(preview.locator('> div').first()).toHaveCSS(
    'background-color',
    'rgb(128, 128, 128)',
  );
});
