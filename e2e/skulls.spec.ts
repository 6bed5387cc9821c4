import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { sidewaysScroll } from './sideways-scroll.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const TEXTURE = `http://textures.minecraft.net/texture/${HASH}`;
const UUID = '069a79f444e94726a5befca90e38aaf5';
const NAMES = '**/api/mojang/users/profiles/minecraft/*';
const PROFILES = '**/api/session/profile/*';

const input = (page: Page) => page.getByLabel('Player name or texture URL', { exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Generated command' });

async function generate(page: Page, typed: string) {
  await input(page).fill(typed);
  await page.getByRole('button', { name: 'Generate command' }).click();
}

/** The page loads it when the browser is idle. */
async function waitForToaster(page: Page) {
  await page.getByRole('textbox').first().focus();
  await expect(page.locator('section[aria-label="Notifications"]')).toBeAttached();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/texture/skulls');
});

test("a player's head has a command for every range of versions", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('textbox', { name: 'Item name' }).fill('<gold>Smith');
  await page.getByRole('textbox', { name: 'Lore line 2' }).fill("it's");
  await generate(page, 'Notch');
  await expect(page.getByText('Skull command generated successfully!')).toBeVisible();
  const rows = result(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading') });
  await expect(rows).toHaveCount(1);
  await showOthers(page);
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toHaveAccessibleName('1.21.5 and newer');
  await expect(rows.first()).toContainText(
    `/give @p minecraft:player_head[minecraft:custom_name={text:"Smith",color:"gold",italic:false},minecraft:lore=[{text:"it's",italic:false}],minecraft:profile={id:[I;`,
  );
  const old = result(page).getByRole('group', { name: '1.16 – 1.20.4' });
  await expect(old).toContainText('SkullOwner:{Id:[I;');
  await old.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^\/give @p minecraft:player_head\{display:/,
  );
  await expect(rows.first()).toHaveAccessibleName('1.21.5 and newer');
  await page.getByRole('button', { name: 'Generate command' }).click();
  await expect(rows.first()).toHaveAccessibleName('1.16 – 1.20.4');
  await expect(page.getByRole('img', { name: 'Head of Notch' })).toBeVisible();
});

test('on a phone what was generated comes into view, and its title has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await generate(page, 'Notch');
  await expect(page.getByRole('heading', { name: 'Head', exact: true })).toBeFocused();
  await expect(result(page).getByRole('button', { name: 'Copy', exact: true })).toBeInViewport();
});

test('a texture needs no lookup, and editing it clears the command', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await generate(page, TEXTURE);
  await expect(result(page)).toContainText('id:[I;-1639134176,189931558,1805386173,442287819]');
  expect(asked.filter((path) => /mojang|session/.test(path))).toEqual([]);
  await input(page).fill(`${TEXTURE}0`);
  await expect(result(page)).not.toContainText('/give');
});

test('the preview appears with a name or lore, and follows both', async ({ page }) => {
  const preview = page.getByRole('region', { name: 'Item preview' });
  await expect(preview).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Lore line 3' }).fill('<gray>Third');
  await expect(preview).toContainText('Third');
  await expect(preview).toContainText('minecraft:player_head');
  await expect(preview).toContainText(/NBT: \d tag\(s\)/);
});

test('a preview that cannot be loaded says so, and the commands come all the same', async ({
  page,
}) => {
  await page.route('**/assets/head-tooltip-*.js', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Item name' }).fill('<gold>Smith');
  await expect(page.getByRole('region', { name: 'Item preview' })).toContainText(
    'This could not be loaded. Check your connection, then reload the page.',
  );
  await generate(page, TEXTURE);
  await expect(result(page)).toContainText('custom_name={text:"Smith",color:"gold"');
});

test('where the code that writes texts cannot be loaded, the commands say so', async ({ page }) => {
  await page.route('**/assets/text-writers-*.js', (route) => route.abort());
  await generate(page, 'Notch');
  await expect(result(page).getByRole('group').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Item name' }).fill('<gold>Smith');
  await expect(result(page)).toContainText('This could not be loaded.');
  await expect(result(page)).not.toContainText('Generating');
});

test('the first command waits for nothing that reads names and lore', async ({ page }) => {
  const release = await holdBack(page, '**/assets/mini-message-*.js');
  await generate(page, TEXTURE);
  await expect(result(page)).toContainText('/give');
  await page.getByRole('textbox', { name: 'Item name' }).fill('<gold>Smith');
  await expect(result(page)).toContainText('Generating…');
  release();
  await expect(result(page)).toContainText('custom_name={text:"Smith",color:"gold"');
});

test('lore lines are added, moved and removed', async ({ page }) => {
  const lines = page.getByRole('textbox', { name: /^Lore line/ });
  await expect(lines).toHaveCount(3);
  await page.getByRole('button', { name: 'Add lore line' }).click();
  await expect(lines).toHaveCount(4);
  await lines.nth(3).fill('last');
  await page.getByRole('button', { name: 'Move line 4 up' }).click();
  await expect(lines.nth(2)).toHaveValue('last');
  await page.getByRole('button', { name: 'Move line 1 up' }).click();
  await page.getByRole('button', { name: 'Remove line 3' }).click();
  await expect(lines).toHaveCount(3);
});

for (const { what, name = 'Notch', names, profile, message } of [
  { what: 'nothing typed', name: '', message: 'Required' },
  {
    what: 'an unknown player',
    names: { status: 404 },
    message: 'Could not find player "Notch".',
  },
  { what: 'a busy upstream', names: { status: 429 }, message: 'Could not find player "Notch".' },
  {
    what: 'an answer without id',
    names: { json: {} },
    message: 'Could not get UUID for player "Notch".',
  },
  {
    what: 'a refused profile',
    names: { json: { id: UUID } },
    profile: { status: 500 },
    message: 'Could not fetch profile for player "Notch".',
  },
  {
    what: 'a profile without textures',
    names: { json: { id: UUID } },
    profile: { json: { id: UUID, properties: [] } },
    message: 'No texture data found for player "Notch".',
  },
  {
    what: 'a profile whose textures name no skin',
    names: { json: { id: UUID } },
    profile: {
      json: { id: UUID, properties: [{ name: 'textures', value: btoa('{"textures":{}}') }] },
    },
    message: 'No texture data found for player "Notch".',
  },
  {
    what: 'a texture of another host',
    name: `http://evil.example/texture/${HASH}`,
    message: 'Textures are only taken from textures.minecraft.net.',
  },
]) {
  test(`${what}: the message stands under the field and in a toast`, async ({ page }) => {
    await page.route(NAMES, (route) => route.fulfill(names));
    await page.route(PROFILES, (route) => route.fulfill(profile));
    await generate(page, name);
    await expect(input(page)).toHaveAccessibleDescription(
      new RegExp(message.replace(/[.?*]/g, '\\$&')),
    );
    await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible();
    await input(page).fill('x');
    await expect(input(page)).not.toHaveAccessibleDescription(new RegExp(message.slice(0, 12)));
  });
}

test('a limit names its reason and counts the seconds down', async ({ page }) => {
  await page.clock.install();
  await page.goto('/texture/skulls');
  await page.route(NAMES, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '3000' },
      json: { code: 'rate_limited', message: 'x' },
    }),
  );
  await generate(page, 'Notch');
  await expect(input(page)).toHaveAccessibleDescription(
    /^Could not find player "Notch"\. Your connection .* again in (2,9\d\d|3,000) seconds\./,
  );
  await page.clock.fastForward(3_000_000);
  await expect(input(page)).toHaveAccessibleDescription(/You can try again now\./);
});

test('an error is shown at the field, which has the focus, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await generate(page, 'x'.repeat(5000));
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveAccessibleDescription(
    /^Could not find this player\. A player name has 16 characters at most: this one has 5,000\./,
  );
  await expect(page.getByText('Could not find this player.').first()).toBeInViewport();
  expect(await sidewaysScroll(page)).toBe(0);
  const notification = page.getByRole('listitem').filter({ hasText: 'Could not find' });
  await expect(notification).toBeVisible();
  await expect(notification).toHaveText(/^Could not find this player\.(Close)?$/);
  expect((await notification.boundingBox())?.height).toBeLessThan(200);
  await notification.getByRole('button', { name: 'Close' }).click();
  await expect(notification).toHaveCount(0);
});

test('a target that no command takes is no success: its field says why, and has the focus', async ({
  page,
}) => {
  const target = page.getByRole('textbox', { name: 'Target' });
  await target.fill('Marco Rossi');
  await generate(page, 'Fabbro');
  await expect(page.getByRole('listitem').filter({ hasText: 'The target must be' })).toBeVisible();
  await expect(target).toBeFocused();
  await expect(target).toHaveAttribute('aria-invalid', 'true');
  await expect(target).toHaveAccessibleDescription(/^The target must be a player’s name/);
  await expect(page.getByText('Skull command generated successfully!')).toHaveCount(0);
  await target.fill('@a');
  await expect(result(page)).toContainText('/give @a');
});

test('a count that the version in front does not give is told at its field, too', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('fucina.1.skulls.family', '1.8'));
  await page.reload();
  const count = page.getByRole('spinbutton', { name: 'Count' });
  await count.fill('65');
  await generate(page, 'Fabbro');
  await expect(count).toBeFocused();
  await expect(count).toHaveAttribute('aria-invalid', 'true');
  await expect(count).toHaveAccessibleDescription('These versions give 1 to 64.');
});

for (const [part, player, name] of [
  ['text-writers', 'Fabbro', 'Smith'],
  ['read-command', '/give @p minecraft:player_head[profile=Fabbro]', ''],
] as const) {
  test(`where ${part} cannot be loaded, it is said, and after a reload it works`, async ({
    page,
  }) => {
    const parts = `**/assets/${part}-*.js`;
    await page.route(parts, (route) => route.abort());
    await page.goto(`/texture/skulls?${new URLSearchParams({ player, name })}`);
    await expect(input(page)).toHaveAccessibleDescription(
      /^This could not be loaded. Check your connection, then reload the page./,
    );
    await generate(page, player);
    await expect(input(page)).toHaveAccessibleDescription(/^This could not be loaded./);
    await expect(page.getByText('Generating')).toHaveCount(0);
    await page.unroute(parts);
    await page.reload();
    await expect(result(page)).toContainText('/give @p');
  });
}

test('a success replaces the error before it, and disappears by itself', async ({ page }) => {
  await generate(page, 'not a player');
  const notifications = page.locator('.toast');
  await expect(notifications).toContainText(['Could not find this player']);
  await generate(page, 'Notch');
  await expect(notifications).toContainText(['Skull command generated successfully!']);
  await expect(notifications).toHaveCount(1);
  await expect(notifications).toHaveCount(0);
});

test('a notification waits while it has the focus', async ({ page }) => {
  await page.clock.install();
  await page.goto('/texture/skulls');
  await generate(page, 'not a player');
  const notification = page.locator('.toast');
  await notification.getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(10_000);
  await expect(notification).toBeVisible();
  await input(page).focus();
  await page.clock.runFor(5000);
  await expect(notification).toHaveCount(0);
});

for (const { when, prepare, toast } of [
  { when: 'with the toaster', prepare: waitForToaster, toast: '.toast' },
  { when: 'without the toaster', prepare: reloadWithoutToaster, toast: '.plain-toast' },
]) {
  test(`without a connection, ${when}, an error is shown at the field and in a toast`, async ({
    page,
    context,
  }) => {
    await prepare(page);
    await context.setOffline(true);
    await generate(page, 'not a player');
    await expect(input(page)).toHaveAccessibleDescription(/^Could not find this player/);
    await expect(page.locator(toast).filter({ hasText: 'Could not find' })).toBeVisible();
    await context.setOffline(false);
  });
}

async function reloadWithoutToaster(page: Page) {
  await page.route('**/assets/toaster-*.js', (route) => route.abort());
  await page.reload();
}

test('while it loads, the button says so and is disabled', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(NAMES, async (route) => {
    await held;
    await route.continue();
  });
  await generate(page, 'Notch');
  const button = page.getByRole('button', { name: 'Generating…' });
  await expect(button).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Generate command' })).toBeEnabled();
});

test.describe('before the page can answer', () => {
  let release: () => void;
  let asked: string[];

  test.beforeEach(async ({ page }) => {
    release = await holdBack(page);
    asked = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/mojang|session/.test(pathname)) asked.push(pathname);
    });
    await page.goto('/texture/skulls', { waitUntil: 'commit' });
  });

  const NAME = '/api/mojang/users/profiles/minecraft/';

  test('a player is looked up at once, and once', async ({ page }) => {
    await generate(page, ' Notch ');
    await expect.poll(() => asked).toEqual([`${NAME}Notch`, `/api/session/profile/${UUID}`]);
    release();
    await expect(result(page)).toContainText('/give @p minecraft:player_head');
    await expect(page.getByRole('img', { name: 'Head of Notch' })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test('a lookup that fails is shown as any other', async ({ page }) => {
    await page.route(NAMES, (route) => route.fulfill({ status: 404 }));
    await generate(page, 'Notch');
    await expect.poll(() => asked).toEqual([`${NAME}Notch`]);
    release();
    await expect(input(page)).toHaveAccessibleDescription(/^Could not find player "Notch"\./);
    expect(asked).toHaveLength(1);
  });

  test('a lookup that gets no answer is shown as any other', async ({ page }) => {
    await page.route(NAMES, (route) => route.abort());
    await generate(page, 'Notch');
    await expect.poll(() => asked).toEqual([`${NAME}Notch`]);
    release();
    await expect(input(page)).toHaveAccessibleDescription(/^No answer came\./);
    expect(asked).toHaveLength(1);
  });

  test('what is typed afterwards counts', async ({ page }) => {
    await generate(page, 'Notch');
    await expect.poll(() => asked).toHaveLength(2);
    await input(page).fill('jeb_');
    release();
    const button = page.getByRole('button', { name: 'Generate command' });
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expect(input(page)).toHaveValue('jeb_');
    await button.click();
    await expect(page.getByRole('img', { name: 'Head of jeb_' })).toBeVisible();
    expect(asked.slice(2)).toEqual([
      `${NAME}jeb_`,
      expect.stringMatching(/^\/api\/session\/profile\/(?!069a)/),
    ]);
  });

  test('what is done while the page takes over comes after what was done before', async ({
    page,
  }) => {
    await generate(page, 'Notch');
    await input(page).fill('jeb_');
    // Presses again when the page has repeated the first press, and not yet what was typed after it.
    await page.evaluate(() => {
      const press = () => document.querySelector<HTMLElement>('form [type=submit]')?.click();
      addEventListener('submit', () => setTimeout(press), { capture: true, once: true });
    });
    release();
    await expect(page.getByRole('img', { name: 'Head of jeb_' })).toBeVisible();
  });

  test('what is no name is left to the page', async ({ page }) => {
    await generate(page, 'no tch');
    release();
    await expect(input(page)).toHaveAccessibleDescription(/^Could not find this player\./);
    expect(asked).toEqual([]);
  });
});

test('a command of an old version becomes one of every version', async ({ page }) => {
  const value = Buffer.from(`{"textures":{"SKIN":{"url":"${TEXTURE}"}}}`).toString('base64');
  await generate(
    page,
    `/give @p skull 1 3 {display:{Name:"§cOld",Lore:["§7line"]},SkullOwner:{Id:"${UUID}",Properties:{textures:[{Value:"${value}"}]}}}`,
  );
  await expect(page.getByRole('textbox', { name: 'Item name' })).toHaveValue('<red>Old</red>');
  await expect(result(page)).toContainText('custom_name={text:"Old",color:"red",italic:false}');
});

test('a link reopens the tool filled in', async ({ page }) => {
  await page.goto('/texture/skulls?player=jeb_&name=%3Cgold%3EA&count=3&target=%40s');
  await expect(input(page)).toHaveValue('jeb_');
  await page.getByRole('button', { name: 'Generate command' }).click();
  await expect(result(page)).toContainText('/give @s minecraft:player_head');
  await expect(result(page)).toContainText('] 3');
});

test('a texture needs no network: the commands appear, the picture says that it failed', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await generate(page, TEXTURE);
  await expect(result(page)).toContainText('minecraft:profile={id:[I;');
  await expect(page.getByText('The picture could not be loaded.')).toBeVisible();
  await context.setOffline(false);
});

test('a texture that Mojang does not have is told where its picture would be', async ({ page }) => {
  await generate(page, '9'.repeat(64));
  await expect(page.getByText('Mojang has no such texture.')).toBeVisible();
});

test('more heads than a version gives are refused for that version alone', async ({ page }) => {
  await page.getByRole('spinbutton', { name: 'Count' }).fill('65');
  await generate(page, TEXTURE);
  await showOthers(page);
  await expect(result(page).getByRole('group', { name: '1.8 – 1.12.2' })).toContainText(
    'These versions give 1 to 64.',
  );
  await expect(result(page).getByRole('group', { name: '1.13 – 1.13.2' })).toContainText('} 65');
});

/** One version is in front, the others are folded. */
async function showOthers(page: Page) {
  await result(page).getByRole('button', { name: 'Other versions' }).click();
}
