// Codes are replaced one by one, by a button beside each: whatever the order, the text looks as its codes meant it.
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type Component, DECORATIONS, toRuns } from '../../component/index.ts';
import { readLegacy } from '../../legacy/index.ts';
import { readMiniMessage } from '../read.ts';
import { diagnoseMiniMessage } from './index.ts';

const codesIn = (text: string) =>
  diagnoseMiniMessage(text).filter(({ code }) => /^(?:legacy|ampersand)-code$/.test(code));

/** With one code replaced: that at a position between 0 and 1. */
function fixOne(text: string, position: number): string | undefined {
  const codes = codesIn(text);
  const { from, to, fix } = codes[Math.floor(position * codes.length)] ?? {};
  if (fix === undefined) return undefined;
  return text.slice(0, from) + fix + text.slice(to);
}

function fixAll(text: string, order: (step: number) => number): string {
  let fixed = text;
  for (let step = 0; ; step++) {
    const next = fixOne(fixed, order(step));
    if (next === undefined) return fixed;
    fixed = next;
  }
}

function drawn(component: Component) {
  return toRuns(component).map((run) => ({
    ...run,
    ...Object.fromEntries(DECORATIONS.map((each) => [each, run[each] === true])),
  }));
}

const first = () => 0;
const last = () => 0.999;

test.each([
  ['&6&lServer &cMarco', '<gold><bold>Server <reset><red>Marco'],
  ['§6§lServer §cMarco', '<gold><bold>Server <reset><red>Marco'],
  ['&6Server &cMarco', '<gold>Server <red>Marco'],
  ['&l&oA&cB&nC&aD', '<bold><italic>A<reset><red>B<underlined>C<reset><green>D'],
  ['&lA&rB&cC', '<bold>A<reset>B<red>C'],
  ['&lA&#12ab34B', '<bold>A<reset><#12ab34>B'],
  ['&lA&x&1&2&A&b&3&4B', '<bold>A<reset><#12Ab34>B'],
  ['§x§f§f§0§0§0§0A', '<#ff0000>A'],
  // A reset would end the link too, and leave its closing tag alone.
  ['<click:run_command:/a>&lA&cB</click>', '<click:run_command:/a><bold>A<red><!bold>B</click>'],
  ['<bold>A &cB</bold>', '<bold>A <red><!bold>B</bold>'],
  ['<font:a:b>&l&oA&cB', '<font:a:b><bold><italic>A<red><!bold><!italic>B'],
  ['<bold:false>A &cB', '<bold:false>A <red>B'],
  ['<bold:off>A &cB', '<bold:off>A <red>B'],
  ['<bold:on>A &cB', '<bold:on>A <reset><red>B'],
  ['<bold>A<!bold>B &cC', '<bold>A<!bold>B <red>C'],
  ['<bold>A<bold:false>B &cC', '<bold>A<bold:false>B <red>C'],
  ['<bold>A<reset>B &cC', '<bold>A<reset>B <red>C'],
  ['<player><bold>A &cB', '<player><bold>A <reset><red>B'],
  ['<gold><bold>A &cB', '<gold><bold>A <reset><red>B'],
])('%s becomes %s, from either end', (text, fixed) => {
  expect(fixAll(text, first)).toBe(fixed);
  expect(fixAll(text, last)).toBe(fixed);
});

test.each([
  ['a §c', [['legacy-code', 'error', 2, 4, '<red>']]],
  ['a &c', [['ampersand-code', 'note', 2, 4, '<red>']]],
  ['a &R', [['ampersand-code', 'note', 2, 4, '<reset>']]],
  ['a &x&1&2&3&4&5&6', [['ampersand-code', 'note', 2, 16, '<#123456>']]],
  // A sharp behind a paragraph sign is no notation of anybody.
  ['a §#12ab34', []],
  ['Q & A, AT&T, &x, &#12', []],
  // A link is left alone; a paragraph sign breaks the message also there.
  ['<click:open_url:"https://a.b?x=1&c=2">x</click>', []],
  ['<insert:"§c">x</insert>', [['legacy-code', 'error', 9, 11, '<red>']]],
  ['&c<insert:"&c">&a</insert>&b', ['<red>', '<green>', '<aqua>']],
])('codes in %s', (text, expected) => {
  const found = codesIn(text).map((each) =>
    typeof expected[0] === 'string'
      ? each.fix
      : [each.code, each.severity, each.from, each.to, each.fix],
  );
  expect(found).toEqual(expected);
});

const code = fc.constantFrom(...'0123456789abcdefABCDEFklmnorKLMNOR');
const legacy = fc
  .array(
    fc.oneof(
      code.map((letter) => `&${letter}`),
      fc.constantFrom('&#12ab34', '&x&1&2&a&b&3&4', 'Shop', ' ', 'b', '>', '\n'),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

test.prop([legacy, fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 })], {
  numRuns: 1000,
})('in any order the codes become what they meant', (text, positions) => {
  const fixed = fixAll(text, (step) => positions[step % positions.length] ?? 0);
  const read = readMiniMessage(fixed);
  const meant = readLegacy(text, { char: '&', hex: 'all' });
  expect(codesIn(fixed)).toEqual([]);
  expect(read.ok && drawn(read.value), fixed).toEqual(meant.ok && drawn(meant.value));
});
