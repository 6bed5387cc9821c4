import { expect, test } from 'vitest';
import { hintsIn } from './index.ts';
import { withEdits } from './testing/marked.ts';
import { open, TAB } from './testing/opened.ts';

async function withHints(path: string, content: string, to = content.length): Promise<string> {
  const found = hintsIn(await open(path, content), { from: 0, to });
  const edits = found.map((hint) => {
    const insert = hint.kind === 'name' ? hint.name : `${hint.width} in ${hint.lines}`;
    return { from: hint.at, to: hint.at, insert: `«${insert}»` };
  });
  return withEdits(content, edits);
}

test.each([
  [TAB, "a: '&cx'", "a: '&c«red»x'"],
  [TAB, 'a: "\\u0026lit\'s"', 'a: "\\u0026l«bold»it\'s"'],
  ['a.mm', '&cx', '&cx'],
  // The game's letters: H is 5 pixels wide, i is 1, each with one after it.
  ['plugins/Shop/messages.yml', 'action-bar: <red>Hi', 'action-bar: <red>Hi«8 in 1»'],
  ['plugins/Shop/messages.yml', 'action-bar: <b>Hi', 'action-bar: <b>Hi«10 in 1»'],
  ['plugins/Shop/messages.yml', "motd: 'i<br>Hi'", "motd: 'i<br>Hi«8 in 2»'"],
  ['plugins/Shop/messages.yml', 'action-bar: Hi %player%', 'action-bar: Hi %player%'],
  ['plugins/Shop/messages.yml', 'action-bar: Hi <player>', 'action-bar: Hi <player>'],
  ['plugins/Shop/messages.yml', 'welcome: <red>Hi', 'welcome: <red>Hi'],
])('%s: %s is shown as %s', async (path, content, shown) => {
  expect(await withHints(path, content)).toBe(shown);
});

test('only texts that touch the range have hints', async () => {
  expect(await withHints(TAB, "a: '&cx'\nb: '&cy'", 5)).toBe("a: '&c«red»x'\nb: '&cy'");
});
