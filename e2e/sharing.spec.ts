// A link from any tool shows the same result to somebody else, in both languages.
import { type ToolId, tools } from '@fucina/site';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { untilIdle } from './open-whole.ts';
import { sidewaysScroll } from './sideways-scroll.ts';

interface SharedTool {
  /** What a visitor does until there is a result. */
  readonly make: (page: Page) => Promise<void>;
  /** Continues with more than fits into a query. Missing where no state of the tool is that long. */
  readonly makeLong?: (page: Page) => Promise<void>;
  /** What a link does not hold and both bring along, such as files. */
  readonly bring?: (page: Page) => Promise<void>;
  /** The result, in words that are the same in every language. */
  readonly result?: (page: Page) => Promise<readonly string[]>;
}

const TEXTURE =
  'http://textures.minecraft.net/texture/9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const FILE = "prefix: '&6[Farm] &b'\nrules: '&lBold &cthen red'\n";
/** Twenty words are repeated, so that it becomes short when compressed. */
const LONG = Array.from({ length: 400 }, (_, at) => `wörd${at % 20}`).join(' ');

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
async function choose(page: Page, name: string, label: string) {
  await page.getByRole('combobox', { name, exact: true }).selectOption({ label });
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const SHARED: Readonly<Record<ToolId, SharedTool>> = {
  'lore-generator': {
    async make(page) {
      await box(page, 'Title').fill('<gold>Ŝword & “shield” #1');
      await box(page, 'Lore line 1').fill('50% + 1, \\ and a “;”');
      await page.getByRole('checkbox', { name: 'Upright (no italics)' }).check();
      await choose(page, 'Format', 'Give command');
      await box(page, 'Item id').fill('stick');
    },
    makeLong: (page) => box(page, 'Lore line 2').fill(LONG),
  },
  'start-command': {
    async make(page) {
      await press(page, 'Paper, 8 GB, restarts');
      await box(page, 'Jar file name').fill('my “paper” & è.jar');
      await press(page, 'Advanced settings');
      await page.getByRole('spinbutton', { name: /MaxGCPauseMillis/i }).fill('150');
    },
    makeLong: (page) => box(page, 'Extra server arguments').fill(`--world ${LONG.slice(0, 1900)}`),
  },
  'small-caps': {
    async make(page) {
      await box(page, 'Input').fill('quiz 7 & <red>è\n\tperché?');
      await page.getByText('ꞯ', { exact: true }).click();
      await press(page, 'Keep codes');
    },
    makeLong: (page) => box(page, 'Input').fill(`${LONG}\n${LONG}`),
  },
  'text-gradient': {
    async make(page) {
      await box(page, 'Text').fill('Anvil & ƒire + 100%');
      await box(page, 'New colour').fill('#00ff00');
      await press(page, 'Add colour');
      await page.getByRole('checkbox', { name: 'Bold' }).check();
    },
    makeLong: (page) => box(page, 'Text').fill(LONG.slice(0, 2500)),
  },
  'server-status': {
    async make(page) {
      await box(page, 'Server address').fill('play.demo');
      await press(page, 'Check Status');
    },
    // The links hold the message; its letters move.
    result: (page) =>
      page
        .locator('section, [role=region]')
        .filter({ has: page.locator('h2', { hasText: 'play.demo' }) })
        .locator('h2, img, a')
        .evaluateAll((parts) =>
          parts.map(
            (part) => part.getAttribute('src') ?? part.getAttribute('href') ?? part.textContent,
          ),
        ),
  },
  'text-workshop': {
    async make(page) {
      await type(page, '<gradient:#ff0000:#00ff00>Hi</gradient> <b>“you” & 50%');
      await choose(page, 'Game', '1.16 – 1.16.5');
    },
    makeLong: (page) => type(page, `<red>${LONG}`),
  },
  motd: {
    async make(page) {
      await box(page, 'Line 1').fill('<gold><b>FORGE</b></gold> #1 & more');
      await box(page, 'Line 2').fill('<gray>50% “off”');
      await choose(page, 'Where it goes', 'Velocity');
    },
    makeLong: (page) => box(page, 'Line 2').fill(LONG.slice(0, 2000)),
  },
  config: {
    async bring(page) {
      const file = { name: 'messages.yml', mimeType: 'text/yaml', buffer: Buffer.from(FILE) };
      await page.locator('input[type=file]').first().setInputFiles(file);
    },
    async make(page) {
      await page.getByRole('button', { name: /^How texts are written/ }).click();
      await choose(page, 'Write as', 'JSON');
    },
    result: (page) => page.locator('[role=grid] [translate=no]').allInnerTexts(),
  },
  skins: {
    async make(page) {
      await box(page, 'Username').fill('fabbro');
      await press(page, 'Get skin');
      await page.getByText('Back', { exact: true }).first().click();
    },
    result: (page) =>
      page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src)),
  },
  skulls: {
    async make(page) {
      await box(page, 'Player name or texture URL').fill(TEXTURE);
      await box(page, 'Item name').fill('<gold>Smith & “Son” #1');
      await box(page, 'Lore line 2').fill("it's 100%");
      await page.getByRole('spinbutton', { name: 'Count' }).fill('3');
      await press(page, 'Generate command');
    },
    makeLong: (page) => box(page, 'Lore line 1').fill(LONG),
  },
  'server-watch': {
    async make(page) {
      await box(page, 'Server address').fill('play.example.com:25566');
      await page.getByText('Java and Bedrock', { exact: true }).click();
    },
    result: (page) =>
      page.locator('main input').evaluateAll((inputs) =>
        inputs.map((input) => {
          const { value, checked } = input as HTMLInputElement;
          return `${value} ${checked}`;
        }),
      ),
  },
};

for (const { id, path } of tools) {
  const shared = SHARED[id];
  test(`${id}: a link shows the same to others, in both languages; so does one that is long`, async ({
    browser,
    page,
  }) => {
    test.slow();
    await start(page, path, shared);
    await shared.make(page);
    await expectSameForOthers(browser, page, shared);
    // Some tools have no state that is long.
    if (shared.makeLong === undefined) return;
    await shared.makeLong(page);
    expect(await expectSameForOthers(browser, page, shared)).toContain('#s=');
  });
}

async function start(page: Page, path: string, shared: SharedTool) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await shared.bring?.(page);
}

/** Opens the link of a page in new browsers and compares the results. */
async function expectSameForOthers(browser: Browser, page: Page, shared: SharedTool) {
  const result = shared.result ?? resultBoxes;
  const made = await settled(page, () => result(page));
  const link = await copiedLink(page);
  for (const locale of ['en-US', 'it-IT']) {
    const other = await openContext(browser, locale);
    const opened = await other.newPage();
    await opened.goto(link);
    await expect(opened.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await shared.bring?.(opened);
    await expect.poll(() => result(opened), { message: locale }).toEqual(made);
    await other.close();
  }
  return link;
}

function openContext(browser: Browser, locale: string): Promise<BrowserContext> {
  const { baseURL } = test.info().project.use;
  return browser.newContext({ locale, ...(baseURL !== undefined && { baseURL }) });
}

/** Everything in the boxes that results are in. */
function resultBoxes(page: Page): Promise<string[]> {
  return page
    .locator('main :is(textarea[readonly], section pre)')
    .evaluateAll((boxes) =>
      boxes.map((each) => (each instanceof HTMLTextAreaElement ? each.value : each.textContent)),
    );
}

/** Results are written a moment after the input: read until nothing changes any more. */
async function settled(
  page: Page,
  read: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  let before: readonly string[] = [];
  await expect
    .poll(
      async () => {
        await untilIdle(page);
        const now = await read();
        const isSettled = now.join('') !== '' && now.join('\0') === before.join('\0');
        before = now;
        return isSettled;
      },
      { intervals: [500] },
    )
    .toBe(true);
  return before;
}

async function copiedLink(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await press(page, 'Share');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('http');
  return copied();
}

async function type(page: Page, text: string) {
  await box(page, 'Text').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

const PANELS = [
  {
    language: 'en',
    button: 'Share',
    panel: 'This link',
    copied: 'Copied',
    characters: /^3\d\d characters/,
    chat: 'the game’s chat (256 characters)',
    discord: 'a Discord message (2,000)',
    refused:
      /^This is more than fits into a link\. It would need \d\d,\d{3} characters, and the limit is 8,000\./,
  },
  {
    language: 'it',
    button: 'Condividi',
    panel: 'Questo link',
    copied: 'Copiato',
    characters: /^3\d\d caratteri/,
    chat: 'la chat del gioco (256 caratteri)',
    discord: 'un messaggio su Discord (2000)',
    refused: /^È troppo lungo per un link: avrebbe \d\d\.\d{3} caratteri e il limite è 8000\./,
  },
] as const;

for (const words of PANELS) {
  test(`the length of a link is said, and where it is too long: ${words.language}`, async ({
    page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/tools/smallcap?lng=${words.language}`);
    const panel = page.getByRole('region', { name: words.panel });
    const copyLinkOf = async (text: string) => {
      await page.getByRole('textbox').first().fill(text);
      await page.getByRole('button', { name: words.button }).click();
    };
    await copyLinkOf('short');
    const said = page.getByRole('button', { name: words.button }).getByText(words.copied);
    await expect(said).toHaveCSS('opacity', '1');
    await expect(panel).toHaveCount(0);
    await copyLinkOf('x'.repeat(300));
    await expect(panel).toContainText(words.characters);
    // A click elsewhere closes it, and so does Escape.
    await page.getByRole('textbox').first().click();
    await expect(panel).toHaveCount(0);
    await copyLinkOf('x'.repeat(300));
    await expect(panel.getByRole('listitem')).toHaveText([words.chat]);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);

    await copyLinkOf(noise(900));
    await expect(panel.getByRole('listitem')).toHaveText([words.chat, words.discord]);
    await copyLinkOf(noise(9000));
    await expect(page.getByText(words.refused)).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
}

test('the panel is inside the window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/smallcap');
  await box(page, 'Input').fill(noise(900));
  await press(page, 'Share');
  const shown = await page.getByRole('region', { name: 'This link' }).boundingBox();
  if (shown === null) throw new Error('no panel is shown');
  expect(shown.x).toBeGreaterThanOrEqual(16);
  expect(shown.x + shown.width).toBeLessThanOrEqual(360 - 16);
  expect(shown.y + shown.height).toBeLessThanOrEqual(640);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the link goes to the share sheet of the system', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(navigator, {
        canShare: () => true,
        share: (data: ShareData) => {
          shared.push(data);
          // The visitor closes the sheet.
          return Promise.reject(new DOMException('closed', 'AbortError'));
        },
      });
      Object.assign(window, { shared });
    });
    await page.goto('/tools/smallcap?lng=en&text=abc');
    await press(page, 'Share');
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared);
    const url = expect.stringMatching(/smallcap\?.*text=abc/);
    await expect.poll(shared).toEqual([{ title: await page.title(), url }]);
    await expect(page.getByRole('listitem').filter({ hasText: 'did not share' })).toHaveCount(0);
  });

  test('a link that may not be copied can be held by a finger', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { canShare: undefined });
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no'));
    });
    await page.goto('/tools/smallcap?lng=it&text=abc');
    await press(page, 'Condividi');
    const told = page.getByRole('listitem').filter({ hasText: 'tienici il dito sopra' });
    await expect(told).toBeVisible();
    const link = page.locator('textarea.fixed');
    await expect(link).toHaveValue(/smallcap\?.*text=abc/);
    expect((await link.boundingBox())?.height).toBeGreaterThan(44);
    await expect(link).toBeInViewport({ ratio: 1 });
  });
});

/** Letters that compression does not shorten. */
function noise(length: number): string {
  return Array.from({ length }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
  ).join('');
}
