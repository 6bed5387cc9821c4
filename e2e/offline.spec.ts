import { canonicalPath, everyPage, languageCodes, rulePath } from '@fucina/site';
import { words } from '@fucina/site/words';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { SiteFiles } from '../server/src/pages/site-files.ts';
import { keepingFew } from './few-files.ts';
import { nextBuild } from './next-build.ts';
import { openWhole } from './open-whole.ts';
import { type OwnSite, openOwnSite, readBuiltSite } from './own-site.ts';

let site: OwnSite;
// What is waited for is waited for long.
test.slow();

test.beforeEach(async () => {
  site = await openOwnSite();
});
test.afterEach(() => site.stop());

/** For tests of what a new version does, which need no whole site. */
async function openFew(): Promise<SiteFiles> {
  const few = keepingFew(await readBuiltSite(), ['/tools', '/tools/smallcap', '/texture']);
  await site.restart({ files: few });
  return few;
}

/** Opens a page and waits until the service worker is in charge. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function loseNetwork(context: BrowserContext): Promise<void> {
  await site.stop();
  await context.setOffline(true);
}

function buildOf(page: Page): Promise<string> {
  return page.evaluate(() => (document.querySelector('meta[name=build]') ? 'next' : 'first'));
}

/** Resolves when the browser has installed another worker, which waits. */
async function untilUpdateWaits(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  await expect.poll(waiting, { timeout: 180_000 }).toBe('installed');
}

/** The state of each worker of the site, kept up to date. */
async function watchWorkers(context: BrowserContext): Promise<ReadonlyMap<string, string>> {
  const workers = new Map<string, string>();
  const browser = await context.newCDPSession(await context.newPage());
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) workers.set(versionId, status);
  });
  await browser.send('ServiceWorker.enable');
  return workers;
}

test('after one visit the site goes on without a network', async ({ page, context }) => {
  test.setTimeout(180_000);
  await visit(page, '/tools');
  await loseNetwork(context);

  await test.step('the page that is open goes on', async () => {
    await page.getByRole('main').getByRole('link', { name: words.en.smallcap.title }).click();
    await page.getByRole('textbox', { name: 'Input' }).fill('Max 42!');
    await expect(page.getByRole('textbox', { name: 'Output' })).toHaveValue('ᴍᴀx ₄₂!');
    await page.getByRole('button', { name: words.en.shell.about_us }).click();
    await expect(page.getByRole('dialog', { name: words.en.shell.about_us })).toBeVisible();
  });

  await test.step('the gradient is answered', async () => {
    await page.goto(`${site.url}/tools/textgradient`);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Offline');
    await expect(page.getByRole('textbox', { name: 'Output' })).toHaveValue(/O.*f.*f.*l.*i.*n.*e/);
    const answer = await page.evaluate(async () => {
      const reply = await fetch(
        '/api/v2/rgb?text=ab&colors=["%23000000","%23ffffff"]&format=%26%23rrggbb',
      );
      return { status: reply.status, body: await reply.json() };
    });
    expect(answer).toEqual({ status: 200, body: { output: '&#000000a&#FFFFFFb' } });
  });

  await test.step('a picture that another app shares is opened as a skin', async () => {
    await page.evaluate(() => {
      const canvas = new OffscreenCanvas(64, 64);
      canvas.getContext('2d')?.fillRect(8, 8, 8, 8);
      return canvas.convertToBlob().then((blob) => {
        const files = new DataTransfer();
        files.items.add(new File([blob], 'Mia è.png', { type: 'image/png' }));
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
        const input = Object.assign(document.createElement('input'), {
          type: 'file',
          name: 'file',
        });
        input.files = files.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      });
    });
    await expect(page).toHaveURL(`${site.url}/texture/skins`);
    await expect(page.getByText('Mia è').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Mia è')).toHaveCount(0);
  });

  await test.step('what needs a network says so, in both languages', async () => {
    for (const code of languageCodes) {
      const { server_status: status, skins, skulls, app } = words[code];
      const open = (path: string) => page.goto(`${site.url}${path}?lng=${code}`);
      await open('/tools/server-status');
      await page.getByRole('textbox', { name: status.address }).fill('play.example.com');
      await page.getByRole('button', { name: status.check, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(app.needs_network);
      await open('/texture/skins');
      await page.getByRole('textbox', { name: skins.username }).fill('Notch');
      await page.getByRole('button', { name: skins.get_skin }).click();
      await expect(page.getByText(app.needs_network)).toBeVisible();
      await open('/texture/skulls');
      await page.getByRole('textbox', { name: skulls.player }).fill('Notch');
      await page.getByRole('button', { name: skulls.generate }).click();
      await expect(page.getByText(app.needs_network).first()).toBeVisible();
    }
  });

  await test.step('an address without a page is told from a page', async () => {
    const answer = await page.goto(`${site.url}/nowhere?lng=it`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.it.not_found.title);
    await page.goto(`${site.url}/foo.txt?lng=it`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.it.not_found.title);
  });

  await test.step('a rule leads to its place in the list, from which its page opens', async () => {
    await page.goto(`${site.url}${rulePath('yaml/tab')}?lng=it`);
    await expect(page).toHaveURL(/\/docs\/reference\/rules\?lng=it#yamltab$/);
    await page.locator('#yamltab').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Tabulazione al posto degli spazi',
    );
  });

  await test.step('every page opens, in both languages', async () => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // What a page still asks for when it is left is cut off.
      if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()} ${reason}`);
    });
    for (const code of languageCodes) {
      for (const shown of everyPage) {
        await page.goto(site.url + canonicalPath(shown, code));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', code);
      }
    }
    expect(failures.filter((failure) => !failure.includes('/sw.js '))).toEqual([]);
  });
});

test('without a network the language is the one that the server would choose', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'it-IT' });
  const page = await context.newPage();
  await visit(page, '/tools');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await loseNetwork(context);
  const documentLanguage = async (path: string) => {
    const answer = await page.goto(site.url + path);
    return /<html lang="(\w+)"/.exec((await answer?.text()) ?? '')?.[1];
  };
  expect(await documentLanguage('/tools/smallcap')).toBe('it');
  expect(await documentLanguage('/tools/smallcap?lng=en')).toBe('en');
  await page.goto(`${site.url}/tools/smallcap`);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await documentLanguage('/tools/motd')).toBe('en');
  await page.goto(`${site.url}/TOOLS/MOTD/?lng=it`);
  await expect(page).toHaveURL(`${site.url}/tools/motd?lng=it`);
  await context.close();
});

test('a text file opened with the installed app is opened by the config studio', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const getFile = async () => new File(['join: "&aOpened by the app"\n'], 'messages.yml');
    const launchQueue = {
      setConsumer: (consume: (launch: object) => void) => consume({ files: [{ getFile }] }),
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
  await page.goto(`${site.url}/tools/config`);
  await expect(page.getByText('Opened by the app').first()).toBeVisible();
});

test('a picture opened with the installed app is shown as a skin', async ({ page }) => {
  await page.addInitScript(() => {
    const getFile = async () => {
      const canvas = new OffscreenCanvas(64, 64);
      canvas.getContext('2d')?.fillRect(8, 8, 8, 8);
      const blob = await canvas.convertToBlob();
      return new File([blob], 'opened.png', { type: 'image/png' });
    };
    const launchQueue = {
      setConsumer: (consume: (launch: object) => void) => consume({ files: [{ getFile }] }),
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
  await page.goto(`${site.url}/texture/skins`);
  await expect(page.getByText('opened').first()).toBeVisible();
});

test('a new version waits until the visitor asks for it, and older tabs go on', async ({
  page,
  context,
}) => {
  const few = await openFew();
  await visit(page, '/tools/smallcap?text=draft');
  const older = await context.newPage();
  await visit(older, '/texture');
  await site.restart({ files: nextBuild(few) });
  await untilUpdateWaits(page);
  await expect(page.getByRole('region', { name: 'Update ready' })).toBeVisible();
  expect(await buildOf(page)).toBe('first');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Update ready' })).toBeVisible();
  expect(await buildOf(page)).toBe('first');

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => buildOf(page).catch(() => 'loading'), { timeout: 30_000 }).toBe('next');
  await expect(page.getByRole('textbox', { name: 'Input' })).toHaveValue('draft');
  await expect(page.getByRole('region', { name: 'Update ready' })).toBeHidden();

  // The chunk of this page is neither on the server nor in the new build.
  expect(await buildOf(older)).toBe('first');
  await older.getByRole('button', { name: 'Tools' }).click();
  await older
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: words.en.smallcap.title })
    .click();
  await older.getByRole('textbox', { name: 'Input' }).fill('old');
  await expect(older.getByRole('textbox', { name: 'Output' })).toHaveValue('ᴏʟᴅ');
  expect(await buildOf(older)).toBe('first');
});

test('a new version is there when the site is opened again', async ({ page, context }) => {
  const few = await openFew();
  await visit(page, '/tools');
  await site.restart({ files: nextBuild(few) });
  await untilUpdateWaits(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('region', { name: 'Update ready' })).toBeHidden();
  const workers = await watchWorkers(context);
  await page.close();
  // In Chromium a page that is opened while one takes over from the other may hang. Nobody is so quick.
  await expect.poll(() => [...workers.values()].toSorted()).toEqual(['activated', 'redundant']);
  const again = await context.newPage();
  await again.goto(`${site.url}/tools`);
  expect(await buildOf(again)).toBe('next');
});

test('a build whose files are not all there is not installed', async ({ page }) => {
  const few = await openFew();
  await visit(page, '/tools');
  const next = nextBuild(few);
  // As while servers are replaced one after the other: the new worker, pages of the old build.
  await site.restart({ files: { ...next, documents: few.documents } });
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const failed = new Promise((resolve) => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => resolve(installing.state));
      });
    });
    await registration.update();
    return failed;
  });
  expect(state).toBe('redundant');
  await page.reload();
  expect(await buildOf(page)).toBe('first');
});

test('SERVICE_WORKER=0 removes the worker and what it kept', async ({ page }) => {
  const few = await openFew();
  await visit(page, '/tools');
  await site.restart({ files: few, settings: { SERVICE_WORKER: '0' } });
  await page.reload();
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers, { timeout: 20_000 }).toBe(0);
  // The page that is open may still be served by the removed worker; the next one is not.
  await page.goto(`${site.url}/tools/smallcap`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await workers()).toBe(0);
  await page.getByRole('textbox', { name: 'Input' }).fill('ok');
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveValue('ᴏᴋ');
});

test('visitors who save data get no worker', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openWhole(page, `${site.url}/tools`);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
});
