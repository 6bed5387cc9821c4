import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyComponent, anyPlainComponent } from '../../tests/any-component.ts';
import { type Component, createText, type TextRun, toPlain, toRuns } from '../component/index.ts';
import { quoteArgument } from './escape.ts';
import {
  component,
  escapeMiniMessage,
  inserting,
  type MessageError,
  type MiniMessageReadOptions,
  type ParsedPlaceholder,
  type PlaceholderReader,
  type Placeholders,
  parsed,
  readMiniMessage,
  styling,
  toMiniMessage,
  unparsed,
} from './index.ts';

const RED = 0xff5555;

function componentOf(text: string, options: MiniMessageReadOptions = {}): Component {
  const result = readMiniMessage(text, options);
  if (!result.ok) throw new Error(`${result.error.code}: ${text}`);
  return result.value;
}

function runsOf(text: string, placeholders: Placeholders): TextRun[] {
  return toRuns(componentOf(text, { placeholders }));
}

function plainOf(text: string, placeholders: Placeholders): string {
  return toPlain(componentOf(text, { placeholders }));
}

/** The colors of the letters, without `#`. */
function colorsOf(text: string, placeholders: Placeholders = {}): string {
  return runsOf(text, placeholders)
    .flatMap((run) => Array.from('text' in run ? run.text : '*', () => run.color?.slice(1) ?? '-'))
    .join(' ');
}

describe('a text in place of a tag', () => {
  test('is shown as it is, with tags and codes and all', () => {
    const name = '<red>§cAlex</red>';
    expect(runsOf('Hi <gold><player></gold>!', { player: name })).toEqual([
      { text: 'Hi ' },
      { text: name, color: '#ffaa00' },
      { text: '!' },
    ]);
    expect(runsOf('<player>', { player: unparsed(name) })).toEqual([{ text: name }]);
  });

  test('can be a number', () => {
    expect(plainOf('<online>/<max>', { online: 12, max: unparsed(100) })).toBe('12/100');
  });

  // The reference engine knows tags by their names in lower case.
  test('is found whatever the case in which the message has the tag', () => {
    expect(plainOf('<Player> <PLAYER/>', { player: 'Alex' })).toBe('Alex Alex');
  });

  // "A tag does not accept any arguments": it stays in the text, as every invalid tag.
  test('takes no arguments', () => {
    expect(plainOf('<player:x> <player:>', { player: 'Alex' })).toBe('<player:x> <player:>');
  });

  // Such a tag closes itself; a closing tag would be one of nothing.
  test('has nothing to close', () => {
    expect(plainOf('<player>a</player>', { player: 'Alex' })).toBe('Alexa</player>');
    expect(readMiniMessage('<player>', { strict: true, placeholders: { player: 'Alex' } })).toEqual(
      { ok: true, value: createText('Alex') },
    );
  });

  test('is not looked for where a tag is escaped, or in an argument that is no MiniMessage', () => {
    const placeholders = { player: 'Alex' };
    expect(plainOf('\\<player>', placeholders)).toBe('<player>');
    const [run] = runsOf("<click:run_command:'/msg <player>'>x", placeholders);
    expect(run).toMatchObject({ click: { action: 'run_command', value: '/msg <player>' } });
  });

  test('is found inside the texts of other tags', () => {
    const placeholders = { player: 'Alex' };
    const [hover] = runsOf("<hover:show_text:'<red><player>'>x", placeholders);
    expect(hover).toMatchObject({ hover: { value: [{ text: 'Alex', color: '#ff5555' }] } });
    const lang = componentOf("<lang:chat.type.text:'<player>'>", { placeholders });
    expect(lang).toMatchObject({ with: [{ text: 'Alex' }] });
  });

  test('comes before the tag of the same name', () => {
    expect(plainOf('<red>a <RED>', { red: 'rouge' })).toBe('rougea rouge');
  });

  test.each([undefined, null])('that is %s is no tag', (missing) => {
    const placeholders = { rank: missing, red: missing } as Placeholders;
    expect(runsOf('<rank> <red>a', placeholders)).toEqual([
      { text: '<rank> ' },
      { text: 'a', color: '#ff5555' },
    ]);
  });

  // Mistakes of callers without types: a result is not its value, and JSON is not a component yet.
  test.each([
    ['a result', readMiniMessage('<red>Alex')],
    ['JSON', { text: 'Alex', color: 'red' }],
    ['a list', ['Alex']],
    ['a promise', Promise.resolve('Alex')],
    ['a date', new Date(0)],
  ])('that is %s is no tag, whether it is there or a function makes it', (_, wrong) => {
    const placeholders = { player: wrong, made: () => wrong } as unknown as Placeholders;
    expect(plainOf('Hi <player><made>', placeholders)).toBe('Hi <player><made>');
  });

  test('is never one that every object has', () => {
    expect(plainOf('<constructor><tostring><__proto__>', {})).toBe(
      '<constructor><tostring><__proto__>',
    );
  });
});

describe('a component in place of a tag', () => {
  const rank = createText('[Admin]', { color: RED }, [createText('*', { bold: true })]);

  test('keeps its style, and takes from outside what it does not say', () => {
    const expected = [
      { text: '[Admin]', color: '#ff5555', italic: true },
      { text: '*', color: '#ff5555', bold: true, italic: true },
      { text: ' Alex', color: '#ffff55', italic: true },
    ];
    expect(runsOf('<yellow><i><rank> Alex', { rank })).toEqual(expected);
    expect(runsOf('<yellow><i><rank> Alex', { rank: component(rank) })).toEqual(expected);
  });

  test('takes up what follows only if it is said so', () => {
    expect(runsOf('<rank>a</rank>b', { rank: inserting(rank) })).toEqual([
      { text: '[Admin]', color: '#ff5555' },
      { text: '*', color: '#ff5555', bold: true },
      { text: 'a', color: '#ff5555' },
      { text: 'b' },
    ]);
  });

  test('is not changed by reading', () => {
    const before = structuredClone(rank);
    runsOf('<rainbow><rank>a<rank>b', { rank: inserting(rank) });
    expect(rank).toEqual(before);
  });
});

describe('a style of your own', () => {
  const placeholders = { warning: styling({ color: RED, bold: true }) };

  test('is opened and closed like any other', () => {
    expect(runsOf('<warning>Stop</warning> there', placeholders)).toEqual([
      { text: 'Stop', color: '#ff5555', bold: true },
      { text: ' there' },
    ]);
  });

  test('must be closed in strict mode', () => {
    expect(readMiniMessage('<warning>Stop', { strict: true, placeholders })).toMatchObject({
      error: { code: 'unclosed-in-strict', name: 'warning', fix: '</warning>' },
    });
  });
});

describe('MiniMessage in place of a tag', () => {
  // It is put into the message before that is read.
  test('has an effect on what follows, and can be closed outside', () => {
    expect(runsOf('<prefix>Hello</red>!', { prefix: parsed('<red>[A] ') })).toEqual([
      { text: '[A] Hello', color: '#ff5555' },
      { text: '!' },
    ]);
  });

  test('may be half of a tag', () => {
    expect(runsOf('<open>red>a', { open: parsed('<') })).toEqual([{ text: 'a', color: '#ff5555' }]);
  });

  // Arguments are treated like messages before the tag gets them.
  test('works inside arguments of any tag', () => {
    const [run] = runsOf("<click:run_command:'/msg <player>'>x", { player: parsed('Alex') });
    expect(run).toMatchObject({ click: { action: 'run_command', value: '/msg Alex' } });
    expect(
      plainOf("<twice:'<player>'>", { player: parsed('Alex'), twice: ([a]) => `${a}${a}` }),
    ).toBe('AlexAlex');
  });

  test('may have other placeholders in it', () => {
    const placeholders = { a: parsed('<red><b>'), b: createText('x'), c: parsed('<a>') };
    expect(runsOf('<c>', placeholders)).toEqual([{ text: 'x', color: '#ff5555' }]);
  });

  // The reference engine looks sixteen times and uses what it had at the fifteenth; a tag that is left shows nothing.
  test('that contains itself ends', () => {
    expect(plainOf('<a>!', { a: parsed('<a>') })).toBe('!');
    expect(plainOf('<a>!', { a: parsed('x<a>') })).toBe(`${'x'.repeat(15)}!`);
    expect(plainOf('<a>!', { a: parsed("<hover:show_text:'<a>'>x") })).toBe('x!');
    const [run] = runsOf("<insert:'<a>'>x", { a: parsed('x<a>') });
    expect(run?.insertion).toBe(`${'x'.repeat(15)}<a>`);
  });

  // Only opening tags are looked at: what closes itself is left, and a tag that is left shows nothing.
  test('is not put in place of a tag that closes itself', () => {
    expect(runsOf('<prefix/>a</red>', { prefix: parsed('<red>x') })).toEqual([{ text: 'a</red>' }]);
    expect(plainOf('<say:x/>a', { say: parsed(([text]) => text) })).toBe('a');
  });

  test('is not put in place of a closing tag, nor of a name that is not one’s own', () => {
    expect(plainOf('</a>', { '/a': parsed('x') })).toBe('</a>');
    const placeholders = Object.assign(Object.create({ a: parsed('x') }), { b: parsed('y') });
    expect(plainOf('<a><b>', placeholders)).toBe('<a>y');
  });

  test('is put in place of each tag, however many there are', () => {
    const read = componentOf("<lang:k:'<a>'>".repeat(20), { placeholders: { a: parsed('x') } });
    expect(toRuns(read)).toHaveLength(20);
    for (const run of toRuns(read)) expect(run).toMatchObject({ with: [[{ text: 'x' }]] });
  });

  // Here the reference engine cuts the name at the first colon, elsewhere not at that of a link.
  test('is put in place of a name before a link', () => {
    expect(plainOf('<a://b>', { a: parsed('x') })).toBe('x');
    expect(plainOf('<a://b>', { a: 'x' })).toBe('<a://b>');
  });

  test('can be made of arguments', () => {
    const placeholders = {
      shout: parsed(([text, ...more]) =>
        text === undefined || more.length > 0 ? undefined : `<b>${text.toUpperCase()}</b>`,
      ),
    };
    expect(runsOf("<shout:'stop: now'>!", placeholders)).toEqual([
      { text: 'STOP: NOW', bold: true },
      { text: '!' },
    ]);
    expect(plainOf('<shout><shout:a:b>', placeholders)).toBe('<shout><shout:a:b>');
    expect(plainOf('Note:<shout:a>', placeholders)).toBe('Note:A');
  });

  describe('with a mistake in it', () => {
    test('is told at the place of its tag', () => {
      expect(
        readMiniMessage('Hello <rank>!', { placeholders: { rank: parsed('x §cAdmin') } }),
      ).toEqual({
        ok: false,
        error: { code: 'legacy-codes', from: 6, to: 12, line: 1, column: 7 },
      });
    });

    test('does not move the mistakes after it', () => {
      const placeholders = { a: parsed('<b>'), b: parsed('long text ') };
      expect(readMiniMessage('<a><a>12 §c', { placeholders })).toEqual({
        ok: false,
        error: { code: 'legacy-codes', from: 9, to: 11, line: 1, column: 10, fix: '<red>' },
      });
      const text = '<a><i><u>x</i><a>';
      expect(readMiniMessage(text, { strict: true, placeholders })).toEqual({
        ok: false,
        error: {
          code: 'wrong-close-order-in-strict',
          from: 10,
          to: 14,
          line: 1,
          column: 11,
          name: 'i',
          fix: '</u></i>',
          open: [{ from: 6, to: 9 }],
        },
      });
    });

    test('inside an argument fails the message, as codes do anywhere', () => {
      const text = "a <click:run_command:'<a>'>b";
      expect(readMiniMessage(text, { placeholders: { a: parsed('§c') } })).toEqual({
        ok: false,
        error: { code: 'legacy-codes', from: 0, to: text.length, line: 1, column: 1 },
      });
    });
  });

  test.each([
    [8, true],
    [9, false],
  ])('is put into a text %i arguments deep: %s', (depth, isPut) => {
    const text = Array.from({ length: depth }).reduce<string>(
      (inside) => `<lang:k:${quoteArgument(inside)}>`,
      '<a>',
    );
    const written = toMiniMessage(componentOf(text, { placeholders: { a: parsed('found') } }));
    expect(written.includes('found')).toBe(isPut);
  });

  test('may be long', () => {
    const long = 'x'.repeat(100_000);
    expect(plainOf('<a>', { a: parsed(long) })).toBe(long);
    expect(readMiniMessage('<a>', { placeholders: { a: parsed(`${long}x`) } })).toMatchObject({
      error: { code: 'too-long' },
    });
  });

  test('that would become too long is an error', () => {
    const placeholders = Object.fromEntries(
      Array.from('abcdefgh', (name, index) => [name, parsed(`<${'bcdefghz'[index]}>`.repeat(20))]),
    );
    expect(readMiniMessage('<a>', { placeholders })).toEqual({
      ok: false,
      error: { code: 'too-long', from: 0, to: 3, line: 1, column: 1 },
    });
  });
});

describe('a tag that reads its arguments', () => {
  const time = (args: readonly string[]) => (args[0] === 'HH:mm' ? '12:30' : undefined);

  test('is what the function returns', () => {
    expect(plainOf("It is <time:'HH:mm'>.", { time })).toBe('It is 12:30.');
  });

  test('is text where the function returns nothing', () => {
    expect(plainOf('<time:x> <time>', { time })).toBe('<time:x> <time>');
  });

  test('can read an argument as MiniMessage, with the same placeholders', () => {
    const placeholders: Placeholders = {
      player: 'Alex',
      box: ([text = ''], { read }) => {
        const inside = read(text);
        return inside && createText('[', {}, [inside, createText(']')]);
      },
    };
    expect(runsOf("<box:'<red><player>'>", placeholders)).toEqual([
      { text: '[' },
      { text: 'Alex', color: '#ff5555' },
      { text: ']' },
    ]);
  });

  test('can be a style, and is closed with or without its arguments', () => {
    const level: Placeholders['level'] = ([name]) =>
      name === 'high' ? styling({ color: RED }) : undefined;
    const expected = [{ text: 'a', color: '#ff5555' }, { text: 'b' }];
    expect(runsOf('<level:high>a</level>b', { level })).toEqual(expected);
    expect(runsOf('<level:high>a</level:high>b', { level })).toEqual(expected);
  });

  // Tags of one's own are asked first; the first that reads the arguments wins.
  test('leaves what it does not read to the tag of the same name', () => {
    const placeholders: Placeholders = {
      color: ([name]) => (name === 'brand' ? styling({ color: 0x123456 }) : undefined),
    };
    expect(colorsOf('<color:brand>a<color:red>b', placeholders)).toBe('123456 ff5555');
  });

  test.each([
    'click',
    'color',
    'font',
    'hover',
    'insert',
    'key',
    'lang',
    'lang_or',
    'nbt',
    'score',
    'selector',
    'shadow',
    'sprite',
  ])('is text where neither it nor %s of MiniMessage reads it', (name) => {
    expect(plainOf(`<${name}>`, { [name]: () => undefined })).toBe(`<${name}>`);
  });
});

describe('inside a gradient', () => {
  // What was put in is part of the message when its letters are counted.
  test('MiniMessage counts as if it stood there', () => {
    expect(colorsOf('<gradient:#000000:#040404>a<x>e', { x: parsed('b<b>c</b>d') })).toBe(
      colorsOf('<gradient:#000000:#040404>abcde'),
    );
  });

  // The length of an inserted component is that of its text with all its children.
  test('a component counts with all its letters, and gets their colors', () => {
    const x = createText('b', {}, [createText('c'), createText('d', { italic: true })]);
    expect(colorsOf('<gradient:#000000:#040404>a<x>e', { x })).toBe(
      '000000 010101 020202 030303 040404',
    );
    expect(colorsOf('<gradient:#000000:#040404>a<x>e', { x: 'bcd' })).toBe(
      '000000 010101 020202 030303 040404',
    );
  });

  // It has its own color, which overrides the gradient; its letters advance it all the same.
  test('a component with a color keeps it, and counts', () => {
    const x = createText('bc', { color: RED }, [createText('d')]);
    expect(colorsOf('<gradient:#000000:#040404>a<x>e', { x })).toBe(
      '000000 ff5555 ff5555 ff5555 040404',
    );
  });

  // What is no text gets one color, unless it has its own: then it was counted, and advances nothing.
  test('a component that is no text counts as one letter', () => {
    const key = { type: 'keybind', keybind: 'key.jump', children: [] } as const;
    expect(colorsOf('<gradient:#000000:#020202>a<x>b', { x: { ...key, style: {} } })).toBe(
      '000000 010101 020202',
    );
    expect(
      colorsOf('<gradient:#000000:#020202>a<x>b', { x: { ...key, style: { color: RED } } }),
    ).toBe('000000 ff5555 010101');
  });

  // Letters are taken out of a text one by one with its style; its children then are beside them and lose it.
  test('a text that is not empty does not hand its style on to its children', () => {
    const x = createText('b', { bold: true }, [createText('c')]);
    expect(runsOf('<gradient:#000000:#020202>a<x>', { x })).toEqual([
      { text: 'a', color: '#000000' },
      { text: 'b', color: '#010101', bold: true },
      { text: 'c', color: '#020202' },
    ]);
  });

  test('a style of your own counts nothing', () => {
    const placeholders = { loud: styling({ bold: true }) };
    expect(colorsOf('<gradient:#000000:#020202>a<loud>b</loud>c', placeholders)).toBe(
      '000000 010101 020202',
    );
  });

  // Another gradient's letters have colors of their own.
  test('a component that was a gradient keeps its colors, and counts', () => {
    const x = componentOf('<gradient:#ff0000:#0000ff>bcd</gradient>');
    expect(colorsOf('<gradient:#000000:#040404>a<x>e', { x })).toBe(
      '000000 ff0000 800080 0000ff 040404',
    );
    expect(toMiniMessage(componentOf('<x>', { placeholders: { x } }))).toBe(
      '<gradient:#ff0000:#0000ff>bcd</gradient>',
    );
  });

  test('is written as the gradient again', () => {
    const placeholders = { player: 'Alex', rank: parsed('<b>VIP</b>') };
    const read = componentOf('<gradient:red:blue><rank> <player></gradient>', { placeholders });
    expect(toMiniMessage(read)).toBe('<gradient:red:blue><b>VIP</b> Alex</gradient>');
  });
});

test.each([7, true, 'a'])('placeholders that are %j return a typed error', (placeholders) => {
  expect(readMiniMessage('a', { placeholders: placeholders as unknown as Placeholders })).toEqual({
    ok: false,
    error: { code: 'wrong-type', field: 'placeholders', expected: 'object' },
  });
});

const PIECES =
  '<a>|<b>|<c>|<d:x>|<d>|</a>|</e>|<e>|<a/>|<gradient:red:blue>|</gradient>|<rainbow>|<red>|</red>|x|yz|😀|\\|<'.split(
    '|',
  );
const inside = fc
  .array(fc.constantFrom(...PIECES, "<hover:show_text:'<b>'>"), { maxLength: 6 })
  .map((parts) => parts.join(''));
const message = fc
  .array(fc.constantFrom(...PIECES, "<hover:show_text:'<a><b>'>", "<d:'<a>'>"), { maxLength: 12 })
  .map((parts) => parts.join(''));
const words = fc.string({ unit: 'binary', maxLength: 8 });
const anyPlaceholders: fc.Arbitrary<Placeholders> = fc.record({
  a: fc.oneof(
    inside.map((text) => parsed(text)),
    words,
  ),
  b: fc.oneof(anyComponent, words),
  c: fc.oneof(
    inside.map((text) => parsed(text)),
    anyComponent.map(inserting),
  ),
  d: fc.constantFrom<(PlaceholderReader | ParsedPlaceholder)[]>(
    ([text]) => text,
    parsed(([text]) => text),
    ([text = ''], { read }) => read(text),
  ),
  e: fc.constant(styling({ bold: true })),
});

test.prop([message, anyPlaceholders, fc.boolean()], { numRuns: 300 })(
  'reading never throws, and an error has a range inside the message',
  (text, placeholders, strict) => {
    const result = readMiniMessage(text, { placeholders, strict });
    if (result.ok) return;
    const { from, to } = result.error as MessageError;
    expect(0 <= from && from <= to && to <= text.length).toBe(true);
  },
);

const plainMessage = fc
  .array(fc.constantFrom(...PIECES.filter((piece) => !/d|\/a|\\|^<$/.test(piece))), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

test.prop([plainMessage, words, words], { numRuns: 1000 })(
  'a text in place of a tag looks as the same text escaped',
  (text, a, b) => {
    const values: Record<string, string> = { a, b };
    const filled = text.replace(/<([ab])\/?>/g, (_, name) => escapeMiniMessage(values[name] ?? ''));
    // The empty tag after a section sign splits a text.
    if (/§/.test(a + b)) return;
    expect(runsOf(text, values)).toEqual(runsOf(filled, {}));
  },
);

test.prop([plainMessage, anyPlainComponent, words], { numRuns: 1000 })(
  'what was read with placeholders is written and read back as it looks',
  (text, a, b) => {
    if (/§/.test(JSON.stringify([a, b]))) return;
    const read = componentOf(text, { placeholders: { a, b, c: inserting(a) } });
    expect(toRuns(componentOf(toMiniMessage(read), { strict: true }))).toEqual(toRuns(read));
  },
);
