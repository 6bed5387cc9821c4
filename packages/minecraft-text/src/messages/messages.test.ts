import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readAny } from '../any-format/index.ts';
import { gradientText } from '../gradient/index.ts';
import { diagnoseMiniMessage, readMiniMessage } from '../mini-message/index.ts';
import {
  excerptOf,
  explainGradient,
  explainLoss,
  explainProblem,
  formatProblem,
  messages,
} from './index.ts';

const firstOf = (text: string) => {
  const [found] = diagnoseMiniMessage(text);
  if (found === undefined) throw new Error(`Nothing is wrong with ${text}`);
  return found;
};

describe('a problem is explained', () => {
  test('with its values, in each language', () => {
    expect(explainProblem(firstOf('<rde>Hi'))).toBe('There is no tag “rde”, so it stays text.');
    expect(explainProblem(firstOf('<rde>Hi'), 'it')).toBe(
      'Il tag “rde” non esiste, quindi resta testo.',
    );
  });

  test.each([
    ['{"text":', 'json', 'The text ends too early.'],
    ['{"text":"a","color":7}', 'json', undefined],
    ['null', 'json', 'value is no text component.'],
    ['§cHi', 'mini-message', '§ codes make MiniMessage fail: nothing of this line is read.'],
    ['/give @p stone', undefined, 'This is a give command, not a text.'],
  ] as const)('%s as %s: %s', (text, format, sentence) => {
    const read = readAny(text, format);
    expect(read.ok ? undefined : explainProblem(read.error)).toBe(sentence);
  });

  test('also what was left out at reading, and what a notation cannot say', () => {
    const read = readAny('{"text":"a","color":"nope","clickEvent":{"action":"x"}}', 'json');
    const lost = read.ok ? read.losses.map((loss) => explainProblem(loss)) : [];
    expect(lost).toContain('color has a value that the game does not know.');
    expect(explainLoss({ code: 'hex', difference: 4 })).toContain('up to 4 of 255');
    expect(explainLoss({ code: 'hex' }, 'it')).toBe('colori esadecimali');
  });
});

test.each([
  [
    { colors: ['#fff', ''] },
    'Colour 2 is empty: write a hex colour such as #E43A96, or remove it.',
  ],
  [{ colors: [{ hex: '#ff' }] }, 'Colour 1 has 2 digits: a hex colour has 3 or 6.'],
  [{ prefixSuffix: 'a'.repeat(201) }, '“prefixSuffix” is too long: at most 200 characters.'],
  [{ format: { color: '$c', bold: 'b' } }, '“format.bold” lacks $t, which stands for the text.'],
  [{ colorLength: 0 }, '“colorLength” is out of range.'],
])('why there is no gradient of %j', (options, sentence) => {
  const made = gradientText({ text: 'Hi', colors: ['#fff'], ...options });
  expect(made.ok ? undefined : explainGradient(made.error)).toBe(sentence);
});

describe('a problem is shown', () => {
  test('with place, sentence, fix and the line it is in', () => {
    const text = 'one\nHello <rde>you\nthree';
    expect(formatProblem(text, firstOf(text))).toBe(
      '2:7 There is no tag “rde”, so it stays text. Write <red>.\n' +
        '  Hello <rde>you\n' +
        '        ^^^^^',
    );
  });

  test('at the end of the text', () => {
    const read = readMiniMessage('<red>Hi', { strict: true });
    if (read.ok || !('from' in read.error)) throw new Error('It is not closed.');
    expect(formatProblem('<red>Hi', read.error, 'it')).toBe(
      '1:8 “red” non è chiuso. Scrivi </red>.\n  <red>Hi\n         ^',
    );
  });

  test('in a long line, of which a part is shown', () => {
    const text = `${'a'.repeat(100)}<rde>${'b'.repeat(100)}`;
    const [line = '', carets = ''] = excerptOf(text, { from: 100, to: 105 }).split('\n');
    expect(line).toBe(`  …${'a'.repeat(40)}<rde>${'b'.repeat(34)}…`);
    expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('<rde>');
  });

  test('without what a terminal would obey', () => {
    const text = '\u001b[31m\t<rde>\u202eHi\r\n';
    expect(excerptOf(text, firstOf(text))).toBe('  \ufffd[31m <rde>\ufffdHi \n        ^^^^^');
  });

  test.prop([fc.string({ unit: 'binary' }), fc.nat(), fc.nat()])(
    'on two lines, whatever the text and the range',
    (text, a, b) => {
      const [from = 0, to = 0] = [a % (text.length + 1), b % (text.length + 1)].sort(
        (one, other) => one - other,
      );
      const lines = excerptOf(text, { from, to }).split('\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toMatch(/^ +\^+$/);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(84);
    },
  );
});

describe('the sentences', () => {
  test('are there in each language, with the values of English', () => {
    const values = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
    for (const group of ['tags', 'reading', 'gradients', 'losses'] as const) {
      expect(Object.keys(messages.it[group])).toEqual(Object.keys(messages.en[group]));
      const italian: Readonly<Record<string, string>> = messages.it[group];
      for (const [code, sentence] of Object.entries(messages.en[group])) {
        expect([code, ...values(italian[code] ?? '')]).toEqual([code, ...values(sentence)]);
      }
    }
  });
});
