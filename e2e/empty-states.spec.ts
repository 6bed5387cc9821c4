import { expect, type Locator, type Page, test } from '@playwright/test';

/** An empty page, what its example is called, and where the example appears. */
interface Empty {
  readonly path: string;
  readonly example: Readonly<Record<'en' | 'it', string>>;
  readonly result: (page: Page) => Locator;
  readonly shows: string | RegExp;
}

const EMPTY: readonly Empty[] = [
  {
    path: '/tools/loregenerator?lines=&title=',
    example: { en: 'Legendary sword', it: 'Spada leggendaria' },
    result: (page) => page.locator('.game-tooltip'),
    shows: /Emberfang/,
  },
  {
    path: '/tools/textgradient?text=',
    example: { en: 'Bold title', it: 'Titolo in grassetto' },
    result: (page) => page.locator('.game-chat'),
    shows: 'Season 4',
  },
  {
    path: '/tools/motd?line1=&line2=',
    example: { en: 'Network', it: 'Network' },
    result: (page) => page.locator('.game-server-description').first(),
    shows: /\S/,
  },
  {
    path: '/tools/text?text=',
    example: { en: 'Announcement', it: 'Annuncio' },
    result: (page) => page.locator('.place-text').first(),
    shows: /EPIC/,
  },
  {
    path: '/tools/server-status',
    example: { en: 'mc.hypixel.net', it: 'mc.hypixel.net' },
    result: (page) =>
      page
        .getByRole('region', { name: /^Server status|^Stato del server/ })
        .getByRole('heading', { level: 2 }),
    shows: 'mc.hypixel.net',
  },
  {
    path: '/texture/skulls',
    example: { en: 'Notch', it: 'Notch' },
    result: (page) => page.locator('pre').first(),
    shows: /^\/give @p minecraft:player_head/,
  },
];

const TRY = {
  en: (name: string) => `Try “${name}”`,
  it: (name: string) => `Prova “${name}”`,
};

for (const language of ['en', 'it'] as const) {
  for (const { path, example, result, shows } of EMPTY) {
    test(`${path} in ${language}: an example is one click away`, async ({ page }) => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      const invitation = page.getByRole('button', { name: TRY[language](example[language]) });
      await invitation.click();
      await expect(result(page)).toHaveText(shows);
      await expect(invitation).toHaveCount(0);
    });
  }
}

test('whoever has kept nothing yet is led to the tools', async ({ page }) => {
  await page.goto('/things');
  await page.getByRole('main').getByRole('link', { name: 'Choose a tool' }).click();
  await expect(page).toHaveURL('/tools');
});

test('the empty small-caps converter says where the result will be', async ({ page }) => {
  await page.goto('/tools/smallcap');
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(output).toHaveAttribute('placeholder', /appears here/);
  await page.getByRole('button', { name: 'Plain text', exact: true }).click();
  await expect(output).not.toHaveValue('');
});
