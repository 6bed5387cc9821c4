import type { ToolId } from '@fucina/site';
import { expect, type Locator, type Page, test } from '@playwright/test';

/** An empty page, what the button of its example says, and where the example appears. */
interface Empty {
  readonly path: string;
  readonly action: Readonly<Record<'en' | 'it', string>>;
  readonly result: (page: Page) => Locator;
  readonly shows: string | RegExp;
}

/** Of a tool without one: why. */
const EMPTY: Readonly<Record<ToolId, Empty | string>> = {
  'lore-generator': {
    path: '/tools/loregenerator?lines=&title=',
    action: { en: 'Try “Legendary sword”', it: 'Prova “Spada leggendaria”' },
    result: (page) => page.locator('.game-tooltip'),
    shows: /Emberfang/,
  },
  'text-gradient': {
    path: '/tools/textgradient?text=',
    action: { en: 'Try “Bold title”', it: 'Prova “Titolo in grassetto”' },
    result: (page) => page.locator('.game-chat'),
    shows: 'Season 4',
  },
  motd: {
    path: '/tools/motd?line1=&line2=',
    action: { en: 'Try “Network”', it: 'Prova “Network”' },
    result: (page) => page.locator('.game-server-description').first(),
    shows: /\S/,
  },
  'text-workshop': {
    path: '/tools/text?text=',
    action: { en: 'Try “Announcement”', it: 'Prova “Annuncio”' },
    result: (page) => page.locator('.place-text').first(),
    shows: /EPIC/,
  },
  'server-status': {
    path: '/tools/server-status',
    action: { en: 'Try a well-known server', it: 'Prova con un server famoso' },
    result: (page) =>
      page
        .getByRole('region', { name: /^Server status|^Stato del server/ })
        .getByRole('heading', { level: 2 }),
    shows: 'mc.hypixel.net',
  },
  skulls: {
    path: '/texture/skulls',
    action: { en: 'Try “Notch”', it: 'Prova “Notch”' },
    result: (page) => page.locator('pre').first(),
    shows: /^\/give @p minecraft:player_head/,
  },
  'small-caps': 'its output says where the result will be: see below',
  'start-command': 'it is never empty',
  skins: 'a figure says what to do, and whose skin to show only the visitor knows',
  config: 'what it is for is said where files are opened',
  'server-watch': 'an example would watch the server of somebody who was not asked',
};

for (const language of ['en', 'it'] as const) {
  for (const { path, action, result, shows } of Object.values(EMPTY).filter(
    (each) => typeof each !== 'string',
  )) {
    test(`${path} in ${language}: an example is one click away`, async ({ page }) => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      const invitation = page.getByRole('button', { name: action[language] });
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
