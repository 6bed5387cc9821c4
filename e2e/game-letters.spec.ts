import { textWidth } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { words } from '@fucina/site/words';
import { visualOrder } from '@fucina/text-places/visual-order';
import { expect, type Page, test } from '@playwright/test';
import { openWhole } from './open-whole.ts';

/** Letters of each script, some words of which are drawn. */
const SCRIPTS: Readonly<Record<string, string>> = {
  Latin: 'abcdefghijklmnoprstuvzßæœłğışčňő',
  Vietnamese: 'ạảấầẩẫậắằẳẵặẹẻẽếềểễệọỏốồ',
  Cyrillic: 'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґђљњћџўѓќ',
  Greek: 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώ',
  Hebrew: 'אבגדהוזחטיכלמנסעפצקרשת',
  Arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  Thai: 'กขคงจฉชซญดตถทนบปผฝพฟภมยรลวศษสหอ',
  Georgian: 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
  Chinese: '生存服务器欢迎来到我们的世界',
  Japanese: 'サーバーへようこそいらっしゃいませ',
  Korean: '서버에오신것을환영합니다',
  symbols: '①②③♩♬✦➤☘🔥🏆✨⛏ⓘ№',
};
const WORDS = 42;
/** So many that the lines of one text are all drawn. */
const AT_ONCE = 21;
/** Half a pixel of the game. */
const MAX_DIFFERENCE = 0.5;

for (const [script, letters] of Object.entries(SCRIPTS)) {
  test(`letters are as wide as in the game: ${script}`, async ({ page }) => {
    const words = wordsOf(Array.from(letters));
    let widest = 0;
    for (let from = 0; from < WORDS; from += AT_ONCE) {
      const some = words.slice(from, from + AT_ONCE);
      let now = 0;
      await page.goto(`/tools/loregenerator?${new URLSearchParams({ lines: some.join('\n') })}`);
      await expect
        .poll(async () => {
          const drawn = await widthsOf(page);
          const differences = some.map((word) => {
            const turned = visualOrder([word])
              .map((part) => part.drawn)
              .join('');
            const game = textWidth(turned, { font: COMPLETE_FONT });
            return [word, Math.abs((drawn.get(turned) ?? 0) - game)] as const;
          });
          now = Math.max(...differences.map(([, difference]) => difference));
          return differences.filter(([, difference]) => difference > MAX_DIFFERENCE);
        })
        .toEqual([]);
      widest = Math.max(widest, now);
    }
    const table = `${script}: ${WORDS} texts, at most ${widest.toFixed(3)} pixels`;
    test.info().annotations.push({ type: 'widths', description: table });
  });
}

/** Words of three to nine letters, none twice. */
function wordsOf(letters: readonly string[]): readonly string[] {
  const words = Array.from({ length: WORDS }, (_, word) =>
    Array.from(
      { length: 3 + Math.floor(word / 6) },
      (_, at) => letters[(word * 7 + at * (word + 2)) % letters.length],
    ).join(''),
  );
  expect(new Set(words).size).toBe(WORDS);
  return words;
}

/** What each line of the preview takes, in pixels of the game, by what is drawn. */
async function widthsOf(page: Page): Promise<ReadonlyMap<string | null, number>> {
  const lines = page.getByRole('region', { name: 'Preview' }).locator('.game-line');
  const measured = await lines.evaluateAll((all) =>
    all.map((line) => {
      const width = line.querySelector('[role="img"]')?.getBoundingClientRect().width ?? 0;
      const gui = Number.parseFloat(getComputedStyle(line).getPropertyValue('--gui'));
      return [line.textContent, width / gui] as const;
    }),
  );
  return new Map(measured);
}

/** Files of the font besides the one that most pages need. */
const SLICE_OF: Readonly<Record<string, readonly string[]>> = {
  'Forge – Città ★': [],
  Жизнь: ['cyrillic'],
  'Καλώς ⓘ': ['greek', 'symbols'],
  שלום: ['hebrew'],
  Việt: ['latin'],
  日本: [],
};

for (const [text, slices] of Object.entries(SLICE_OF)) {
  test(`a page with ${text} loads ${slices.join(' and ') || 'no slice'} of the font`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (sent) => {
      const name = /fucina-pixel(?:-(greek|cyrillic|hebrew|latin|symbols))?-[^/]*\.woff2$/.exec(
        sent.url(),
      );
      if (name) loaded.push(name[1] ?? 'first');
    });
    await openWhole(
      page,
      `/tools/loregenerator?${new URLSearchParams({ lines: text, title: 'x' })}`,
    );
    await expect.poll(() => loaded.toSorted()).toEqual(['first', ...slices].toSorted());
  });
}

/** Letters of other fonts are wider than the game's: joined, with marks, of several characters. */
const WIDE = [
  'الخادم قيد الصيانة',
  '<b>مرحبا بكم</b>',
  'שלום עולם',
  'सर्वर में आपका स्वागत है',
  'ยินดีต้อนรับสู่เซิร์ฟเวอร์',
  '👩‍🚀 👍🏽 🏳️‍🌈 🇮🇹 ✨',
  '서버에 オーバー 服务器',
];

test('no letter stands out of the width that the game gives it', async ({ page }) => {
  const parameters = new URLSearchParams({ lines: WIDE.join('\n') });
  await page.goto(`/tools/loregenerator?${parameters}`);
  const lines = page.getByRole('region', { name: 'Preview' }).locator('.game-line');
  const cells = lines.locator('.game-cell:not(.game-box)');
  await expect.poll(() => cells.count()).toBeGreaterThan(50);
  await expect.poll(() => cells.evaluateAll(standingOut)).toEqual([]);
});

for (const id of ['title', 'action-bar', 'boss-bar', 'sign', 'server-list'] as const) {
  const name = words.en.text_places.names[id];
  test(`an Arabic text is whole: ${name}`, async ({ page }) => {
    const parameters = new URLSearchParams({ text: '<green>الخادم قيد الصيانة' });
    await page.goto(`/tools/text?${parameters}`);
    const picture = page.getByRole('figure', { name, exact: true }).locator('.place-picture');
    await picture.scrollIntoViewIfNeeded();
    const cells = picture.locator('.game-cell:not(.game-box)');
    await expect.poll(() => cells.count()).toBeGreaterThanOrEqual(3);
    await expect.poll(() => cells.evaluateAll(standingOut)).toEqual([]);
  });
}

/** The letters, and how far they are outside of their cells, where it is more than a tenth of the game's pixel. */
function standingOut(cells: readonly Element[]): readonly string[] {
  return cells.flatMap((cell) => {
    const gui = Number.parseFloat(getComputedStyle(cell).getPropertyValue('--gui'));
    const box = cell.getBoundingClientRect();
    const letters = document.createRange();
    letters.selectNodeContents(cell);
    const drawn = letters.getBoundingClientRect();
    const outside = Math.max(box.left - drawn.left, drawn.right - box.right) / gui;
    return outside > 0.1 ? [`${cell.textContent} ${outside.toFixed(1)}`] : [];
  });
}

test('Hebrew and Arabic stand as the game turns them, in colours and with numbers', async ({
  page,
}) => {
  const lines = [
    ['<red>שלום</red> <blue>עולם 12</blue>', '12 םלוע םולש', ['שלום עולם 12']],
    ['<gradient:red:blue>שלום (אבג)</gradient>', '(גבא) םולש', ['שלום (אבג)']],
    ['Hello <red>שלום Steve!', 'Hello םולש Steve!', ['Hello שלום Steve!']],
    ['מחיר: <gold>5 <hover:show_text:x>לא</hover>', 'אל 5 :ריחמ', ['מחיר: 5 ']],
    ['<gradient:gold:aqua>لا بأس</gradient>', 'ﺱﺄﺑ ﻻ', ['لا بأس']],
    // Wider than in the game, so squeezed.
    ['<green>الخادم</green>', 'ﻡﺩﺎﺨﻟﺍ', ['الخادم']],
  ] as const;
  const parameters = new URLSearchParams({ lines: lines.map(([line]) => line).join('\n') });
  await page.goto(`/tools/loregenerator?${parameters}`);
  const drawn = page.getByRole('region', { name: 'Preview' }).locator('.game-line');
  /** The letters of each line from left to right, and what is said of it. */
  const seen = () =>
    drawn.evaluateAll((all) =>
      all.map((line) => {
        const letters: { readonly x: number; readonly letter: string }[] = [];
        const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          const range = document.createRange();
          [...(node.textContent ?? '')].forEach((letter, at) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            letters.push({ x: range.getBoundingClientRect().x, letter });
          });
        }
        const said = [...line.querySelectorAll('[role="img"]')];
        return {
          letters: letters
            .sort((one, other) => one.x - other.x)
            .map(({ letter }) => letter)
            .join(''),
          said: said.map((each) => each.getAttribute('aria-label')),
        };
      }),
    );
  for (const [, letters, said] of lines) {
    await expect.poll(seen).toContainEqual({ letters, said });
  }
});

test('before 1.16 Hebrew and Arabic stand letter by letter in the order in which they are read', async ({
  page,
}) => {
  const text = 'אבג مرحبا';
  await page.goto(`/tools/text?${new URLSearchParams({ text, game: '1.12' })}`);
  const line = page.getByRole('figure', { name: 'Chat' }).locator('.game-line').first();
  const letters = () =>
    line.evaluate((element) => {
      const found: { readonly x: number; readonly letter: string }[] = [];
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const range = document.createRange();
        [...(node.textContent ?? '')].forEach((letter, at) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          found.push({ x: range.getBoundingClientRect().x, letter });
        });
      }
      const fromLeft = found.sort((one, other) => one.x - other.x);
      return fromLeft.map(({ letter }) => letter).join('');
    });
  await expect.poll(letters).toBe(text);
});
