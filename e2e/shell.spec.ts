import { words } from '@fucina/site/words';
import { expect, type Locator, test } from '@playwright/test';
import { holdBack } from './hold-back.ts';

const PHONE = { width: 360, height: 740 };

test('the menus of the navigation bar lead to every tool', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  const tools = main.getByRole('button', { name: 'Tools' });
  await expect(tools).toHaveAttribute('aria-expanded', 'false');
  await tools.click();
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
  await main.getByRole('link', { name: 'Small-caps converter' }).click();
  await expect(page).toHaveURL('/tools/smallcap');
  await expect(tools).toHaveAttribute('aria-expanded', 'false');
  await tools.click();
  await expect(main.getByRole('link', { name: 'Small-caps converter' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a menu opens under a resting pointer and closes with Escape', async ({ page }) => {
  await page.goto('/tools');
  const texture = page.getByRole('button', { name: 'Texture' });
  await texture.hover();
  await expect(texture).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Skin viewer' })).toBeVisible();
  await texture.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skin viewer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(texture).toHaveAttribute('aria-expanded', 'false');
  await expect(texture).toBeFocused();
});

test('a pointer that comes to click does not close the menu that it just opened', async ({
  page,
}) => {
  await page.goto('/tools');
  const tools = page.getByRole('button', { name: 'Tools' });
  await tools.hover();
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
  await tools.click();
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
  await tools.click();
  await expect(tools).toHaveAttribute('aria-expanded', 'false');
});

test('the header gets a line once the page is scrolled', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tools');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 200);
  await expect(header).toHaveCSS('border-bottom-color', 'rgb(226, 220, 211)');
  expect((await header.boundingBox())?.y).toBe(0);
});

test('the menu of small screens shows all tools in groups, and closes with the chosen link', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Skin viewer' })).toBeInViewport();
  const status = main.getByRole('link', { name: 'Server status' });
  const group = main.getByRole('button', { name: 'Tools' });
  await group.click();
  await expect(status).toBeHidden();
  await group.click();
  await status.click();
  await expect(page).toHaveURL('/tools/server-status');
  await expect(main).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('after a navigation the title has the focus and is announced; going back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tools');
  const link = page.getByRole('link', { name: 'Try Server status' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').first()).toContainText('Server status');
  await expect(page).toHaveTitle(/Minecraft server status checker/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('the first Tab reaches the link that skips the header', async ({ page }) => {
  await page.goto('/tools');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the breadcrumb leads from home to the page', async ({ page }) => {
  await page.goto('/tools/server');
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(steps).toHaveText(['Home', 'Tools', 'Server start-command generator']);
  await expect(steps.last().getByText('Server start-command generator')).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the footer shows name, tagline and year, and opens dialogs', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('All you need for your plugin development');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await footer.getByRole('button', { name: 'Privacy Policy' }).click();
  const privacy = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(privacy).toContainText('no login');
  await page.keyboard.press('Escape');
  await expect(privacy).toBeHidden();
  await expect(footer.getByRole('button', { name: 'Privacy Policy' })).toBeFocused();
  await footer.getByRole('button', { name: 'About Us' }).click();
  await expect(page.getByRole('dialog', { name: 'About Us' })).toContainText('forge');
});

test('an unknown path answers 404 with a way home', async ({ page }) => {
  const answer = await page.goto('/tools/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Not Found');
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back to the homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an unknown path offers the tools that it resembles, and the search', async ({ page }) => {
  await page.goto('/tools/start-comand?lng=it');
  const similar = page.getByRole('main').getByRole('listitem');
  await expect(similar).toHaveCount(4);
  await expect(similar.first()).toContainText(words.it.server.title);
  await page.getByRole('main').getByRole('button', { name: 'Notch' }).click();
  const field = page.getByRole('combobox', { name: words.it.search.title });
  await expect(field).toHaveValue('Notch');
  await page.keyboard.press('Escape');
  await similar.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/tools\/server$/);
  await page.goBack();
  await expect(similar.first()).toContainText(words.it.server.title);
});

for (const path of ['/TOOLS', '/Tools/SmallCap', '/%74ools', '/TEXTURE/skins/']) {
  test(`${path} leads to the page’s own address, with one document`, async ({ page }) => {
    await page.goto(`${path}?lng=it#help`);
    const own = decodeURI(path).toLowerCase().replace(/\/$/, '');
    await expect(page).toHaveURL(`${own}?lng=it#help`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

for (const path of ['/%E0%A4%A', '/tools%2Fserver', '/tools/serv']) {
  test(`${path} is the page that was not found, once`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Not Found');
  });
}

test('back and forward restore address, page, scroll position and fragment', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/#tools');
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Small-caps converter' }).click();
  await expect(page).toHaveURL('/tools/smallcap');
  await page.goBack();
  await expect(page).toHaveURL('/#tools');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/tools/smallcap');
  await expect(page.getByRole('textbox', { name: 'Input' })).toBeVisible();
});

test('pointing at a link loads its page and its words before it is followed', async ({ page }) => {
  await page.goto('/tools');
  const loaded = Promise.all([
    page.waitForRequest(/\/assets\/.*\.js$/),
    page.waitForRequest('/locales/en/server-status.json'),
  ]);
  await page.getByRole('link', { name: 'Try Server status' }).hover();
  await loaded;
});

test('a page whose code cannot be loaded says so and leads home', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Tools' }).click();
  await expect(main.getByRole('link', { name: 'Small-caps converter' })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.route('**/tools/smallcap', (route) => route.abort());
  await main.getByRole('link', { name: 'Small-caps converter' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go back to the homepage' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Small-caps converter' })).toBeVisible();
});

test('without a connection the footer’s buttons say why nothing opens', async ({
  page,
  context,
}) => {
  // As if the connection was lost before the first input.
  const parts = /\/assets\/(toaster|about-dialog)-[^/]*\.js$/;
  await page.route(parts, (route) => route.abort());
  await page.goto('/');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'About Us' }).click();
  await expect(page.locator('.plain-toast')).toContainText(
    'This could not be loaded. Check your connection, then reload the page.',
  );
  // Browsers do not fetch a failed module again in the same document.
  await context.setOffline(false);
  await page.unroute(parts);
  await page.reload();
  await page.getByRole('button', { name: 'About Us' }).click();
  await expect(page.getByRole('dialog', { name: 'About Us' })).toBeVisible();
});

test('clicks and typing before hydration take effect after it', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/tools/smallcap', { waitUntil: 'commit' });
  const tools = page.getByRole('navigation', { name: 'Main' }).getByRole('button').first();
  await tools.click();
  await page.getByRole('textbox', { name: 'Input' }).fill('Hello');
  await expect(tools).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveValue('ʜᴇʟʟᴏ');
  await expect(page.getByRole('textbox', { name: 'Input' })).toHaveValue('Hello');
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
});

test('a link opened in a new tab before hydration leaves the page where it is', async ({
  page,
}) => {
  const release = await holdBack(page);
  await page.goto('/tools/smallcap', { waitUntil: 'commit' });
  // Playwright does not tell of every page that opens behind another: whether the browser may open it is what counts.
  const click = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<Event>();
    addEventListener('click', resolve, true);
    return { promise };
  });
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Tools' })
    .click({ modifiers: ['ControlOrMeta'] });
  expect(await click.evaluate(async ({ promise }) => (await promise).defaultPrevented)).toBe(false);
  await page.getByRole('textbox', { name: 'Input' }).fill('Hello');
  release();
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveValue('ʜᴇʟʟᴏ');
  // The text may stand in the address by now.
  await expect(page).toHaveURL(/\/tools\/smallcap(?:\?|$)/);
});

test('a document that has loaded answers at once', async ({ page }) => {
  await page.goto('/tools');
  const isDark = await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent?.includes('Switch to dark theme'))?.click();
    await new Promise((resolve) => setTimeout(resolve));
    return document.documentElement.classList.contains('dark');
  });
  expect(isDark).toBe(true);
});

test('overview and home list the tools of the menu in one order', async ({ page }) => {
  await page.goto('/tools');
  const paths = (links: Locator) =>
    links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  const menu = await paths(page.locator('header nav').first().locator('[id] li a'));
  const overview = await paths(page.locator('main ul li a'));
  await page.goto('/');
  const home = await paths(page.locator('#tools li a'));
  // In groups, which a menu has no room for.
  expect(overview).toEqual(home.filter((path) => path.startsWith('/tools/')));
  expect(home.toSorted()).toEqual(menu.toSorted());
});
