import { expect, test } from '@playwright/test';

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
  await expect(header).toHaveCSS('border-bottom-color', 'rgb(221, 216, 209)');
  expect((await header.boundingBox())?.y).toBe(0);
});

test('the menu of small screens has groups that open, and closes with the chosen link', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(main.getByRole('link')).toHaveCount(0);
  await main.getByRole('button', { name: 'Tools' }).click();
  await main.getByRole('link', { name: 'Server status' }).click();
  await expect(page).toHaveURL('/tools/server-status');
  await expect(main).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('after a navigation the title has the focus and is announced; going back returns to the place', async ({
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

test('the first Tab reaches the way past the header', async ({ page }) => {
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

test('the footer shows name, tagline and year, and opens true dialogs', async ({ page }) => {
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

test('a page whose part cannot be loaded says so and leads home', async ({ page }) => {
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
});

test('what is pressed and typed before the application has come counts when it comes', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
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
