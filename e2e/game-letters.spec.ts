import { textWidth } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { expect, test } from '@playwright/test';

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
const WORDS = 4;
/** So many that the lines of one text are all drawn. */
const AT_ONCE = 6;

for (const scripts of [
  Object.entries(SCRIPTS).slice(0, AT_ONCE),
  Object.entries(SCRIPTS).slice(AT_ONCE),
]) {
  const names = scripts.map(([name]) => name).join(', ');
  test(`letters are as wide as in the game: ${names}`, async ({ page }) => {
    const words = scripts.flatMap(([, letters]) => {
      const all = [...letters];
      return Array.from({ length: WORDS }, (_, word) =>
        Array.from({ length: 9 }, (_, at) => all[(word * 7 + at * (word + 2)) % all.length]).join(
          '',
        ),
      );
    });
    await page.goto(`/tools/loregenerator?${new URLSearchParams({ lines: words.join('\n') })}`);
    const lines = page.getByRole('region', { name: 'Preview' }).locator('.game-line');
    /** What each line takes, in pixels of the game, by text. */
    const widths = async () => {
      const measured = await lines.evaluateAll((all) =>
        all.map((line) => {
          const width = line.querySelector('[role="img"]')?.getBoundingClientRect().width ?? 0;
          const gui = Number.parseFloat(getComputedStyle(line).getPropertyValue('--gui'));
          return [line.textContent, width / gui] as const;
        }),
      );
      return new Map(measured);
    };
    await expect
      .poll(async () => {
        const drawn = await widths();
        return words
          .map((word) => [word, drawn.get(word), textWidth(word, { font: COMPLETE_FONT })] as const)
          .filter(([, width = 0, game]) => Math.abs(width - game) > 0.5);
      })
      .toEqual([]);
  });
}
