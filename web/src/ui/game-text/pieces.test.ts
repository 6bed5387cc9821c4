import { fc, test } from '@fast-check/vitest';
import { advanceOf, PAPER_STYLE, readMiniMessage, toPlain, toRuns } from '@fucina/minecraft-text';
import { expect } from 'vitest';
import { GAME_STYLES, gameStyle, lookOf } from './look.ts';
import { plainText, splitRuns, toStretches } from './pieces.ts';
import { scramble, scrambleStill } from './scramble.ts';

function runsOf(text: string) {
  const read = readMiniMessage(text);
  if (!read.ok) throw new Error(read.error.code);
  return { component: read.value, runs: toRuns(read.value) };
}

test('a shadow of its own replaces the usual one, with its alpha last as CSS wants it', () => {
  expect(lookOf({ color: '#ffffff', shadow: '#80ff0000' }, {}).style).toEqual({
    color: '#ffffff',
    '--shadow': '#ff000080',
  });
});

test('a shadow of its own is drawn also where the place draws none, and may be none itself', () => {
  const shadowOf = (run: { shadow?: string }) =>
    Object.entries(lookOf(run, gameStyle(PAPER_STYLE)).style).find(([name]) => name === '--shadow');
  expect(shadowOf({})?.[1]).toBe('#00000000');
  expect(shadowOf({ shadow: '#ffff0000' })?.[1]).toBe('#ff0000ff');
  expect(lookOf({ shadow: '#00000000' }, GAME_STYLES.chat).style).toHaveProperty(
    '--shadow',
    '#00000000',
  );
});

test('what a line sets wins over its place, what it leaves open shows through', () => {
  expect(lookOf({ color: '#ffffff' }, GAME_STYLES.lore).className).toBe('game-italic');
  expect(lookOf({ italic: false }, GAME_STYLES.lore)).toMatchObject({
    className: undefined,
    style: { color: '#aa00aa' },
  });
});

test('neighbours of equal look are drawn as one piece', () => {
  const [stretch] = toStretches(
    [
      { text: 'a', color: '#ff5555' },
      { text: 'b', color: '#ff5555', italic: false },
      { text: 'c', color: '#ffffff' },
    ],
    GAME_STYLES.chat,
  );
  expect(stretch?.pieces.map(({ text }) => text)).toEqual(['ab', 'c']);
});

test('a long gradient is as many pieces as it has colors, not as it has letters', () => {
  const { runs } = runsOf(`<gradient:#E43A96:#FBE108>${'a'.repeat(10_000)}</gradient>`);
  const [stretch] = toStretches(runs, GAME_STYLES.chat);
  expect(stretch?.pieces.length).toBeLessThan(400);
});

test('texts with the same events stand together, whatever their colors', () => {
  const { runs } = runsOf('<click:run_command:/help><rainbow>click me</rainbow></click> or not');
  const stretches = toStretches(runs, GAME_STYLES.chat);
  expect(stretches.map(({ events, pieces }) => [events?.click?.value, plainText(pieces)])).toEqual([
    ['/help', 'click me'],
    [undefined, ' or not'],
  ]);
});

const miniMessage = fc
  .array(
    fc.constantFrom(
      '<red>',
      '<b>',
      '</b>',
      '<rainbow>',
      '</rainbow>',
      '<br>',
      '<obf>',
      'Fu',
      ' ',
      'ci\nna',
      '<click:run_command:/a>',
      '</click>',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test.prop([miniMessage])('drawing loses no character and no line', (text) => {
  const { component, runs } = runsOf(text);
  const lines = splitRuns(runs).map((line) =>
    toStretches(line, GAME_STYLES.chat)
      .map(({ pieces }) => plainText(pieces))
      .join(''),
  );
  expect(lines.join('\n')).toBe(toPlain(component));
});

test.prop([fc.string({ unit: 'grapheme-ascii' })])(
  'scrambled letters take the same room, and spaces stay where they are',
  (text) => {
    const advances = (words: string) => Array.from(words, (letter) => advanceOf(letter));
    const scrambled = scramble(text);
    expect(advances(scrambled)).toEqual(advances(text));
    expect(scrambled.split(' ').map((word) => word.length)).toEqual(
      text.split(' ').map((word) => word.length),
    );
  },
);

test('at rest the same text is always scrambled alike', () => {
  expect(scrambleStill('secret text')).toBe(scrambleStill('secret text'));
  expect(scrambleStill('secret text')).not.toBe('secret text');
});
