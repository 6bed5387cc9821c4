import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyComponent, deepComponent } from '../../tests/any-component.ts';
import { createText } from '../component/component.ts';
import { toRuns } from '../component/runs.ts';
import { createStyle } from '../component/style.ts';
import { readSnbt } from '../json/read-snbt.ts';
import { writeSnbt } from '../json/write-snbt.ts';
import { parseSnbt, parseSnbtAt } from './parse-snbt.ts';
import { SnbtArray, SnbtNumber } from './snbt-value.ts';
import { stringifySnbt } from './stringify-snbt.ts';

describe('parsing', () => {
  test.each([
    ['{}', '{}'],
    [' { a : 1b , "b c" : [ 1 , 2 ] , } ', '{a:1b,"b c":[1,2]}'],
    ['[I; 1, -2]', '[I;1,-2]'],
    ['[B;1b,true]', undefined],
    ['{a:true,b:FALSE}', '{a:true,b:false}'],
    ['stone', '"stone"'],
    [`'it\\'s'`, `"it's"`],
    [`"say \\"hi\\""`, `'say "hi"'`],
    ['"a\\\\b"', '"a\\\\b"'],
    ['"\\u0041\\x42\\U0001F389\\n"', '"AB🎉\n"'],
    ['[1.5f,.5,2.,1e3,-7L,0xFFs,0b11,1_000]', '[1.5f,.5,2.,1e3,-7L,0xFFs,0b11,1_000]'],
    ['[1.2.3,e5,-,+a]', '["1.2.3","e5","-","+a"]'],
    ['{__proto__:1,constructor:2}', '{__proto__:1,constructor:2}'],
    ['[[],[{}],]', '[[],[{}]]'],
    ['uuid("00000000-0000-0001-0000-0002ffffffff")', '[I;0,1,2,-1]'],
    ['{a: bool( 1 ),b:bool(0b),c:uuid,bool:true}', '{a:true,b:false,c:"uuid",bool:true}'],
    ['uuid("1-1-1-1-1")', '[I;1,65537,65536,1]'],
    ['uuid("12345678901-2-3-4-5")', '[I;1164413185,131075,262144,5]'],
    ['uuid("069a79f444e94726a5befca90e38aaf5")', undefined],
    ['uuid("1-1-1-1")', undefined],
    ['uuid("nobody")', undefined],
    ['bool("x")', undefined],
    ['uuid(', undefined],
  ])('%s', (text, written) => {
    const result = parseSnbt(text);
    if (written === undefined) expect(result.ok).toBe(false);
    else expect(result.ok && stringifySnbt(result.value)).toBe(written);
  });

  test('numbers have a numeric value', () => {
    expect(parseSnbt('[-0x10, 1_000s, 0b101, 2.5e1d]')).toEqual({
      ok: true,
      value: [
        new SnbtNumber('-0x10', -16),
        new SnbtNumber('1_000s', 1000),
        new SnbtNumber('0b101', 5),
        new SnbtNumber('2.5e1d', 25),
      ],
      end: 30,
    });
    expect(parseSnbt('[L;1l]')).toMatchObject({
      value: new SnbtArray('L', [new SnbtNumber('1l', 1)]),
    });
  });

  test.each([
    ['', 'unexpected-end', 0],
    ['{', 'unexpected-end', 1],
    ['{a:1', 'unexpected-end', 4],
    ['"abc', 'unexpected-end', 4],
    ['{a 1}', 'unexpected-character', 3],
    ['[1 2]', 'unexpected-character', 3],
    ['"a\\q"', 'bad-escape', 2],
    ['"\\u12"', 'bad-escape', 1],
    ['"a\\N{Snowman}"', 'named-escape', 2],
    ['"\\N{}"', 'bad-escape', 1],
    ['"\\N"', 'bad-escape', 1],
    ['{} x', 'trailing-text', 3],
    ['[I;a]', 'not-a-number', 3],
  ])('%s fails with %s at %i', (text, code, at) =>
    expect(parseSnbt(text)).toMatchObject({ ok: false, error: { code, from: at } }),
  );

  test('a value inside a text reports where it ends', () => {
    expect(parseSnbtAt('custom_name={a:1}] 1', 12)).toMatchObject({ ok: true, end: 17 });
  });

  test('extreme nesting is an error, not a crash', () => {
    expect(parseSnbt('['.repeat(100_000))).toMatchObject({
      ok: false,
      error: { code: 'too-deep' },
    });
    expect(parseSnbt('{a:'.repeat(100_000))).toMatchObject({ error: { code: 'too-deep' } });
  });

  test('any text gives a result, and parsed values can be written and parsed again', () => {
    const unit = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"',
      "'",
      '\\',
      'a',
      '1',
      'b',
      'I;',
      ' ',
      '🎉',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        const result = parseSnbt(text);
        if (!result.ok) expect(result.error.to).toBeLessThanOrEqual(text.length);
        else expect(parseSnbt(stringifySnbt(result.value))).toMatchObject({ value: result.value });
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('text components', () => {
  test('are written as commands expect them', () => {
    const name = createText(
      `It's "Bob's" \\ head`,
      createStyle({ color: 0xff8800, italic: false }),
    );
    expect(writeSnbt(name).value).toBe(
      `{text:"It's \\"Bob's\\" \\\\ head",color:"#ff8800",italic:false}`,
    );
    expect(writeSnbt(createText('plain')).value).toBe('"plain"');
    expect(writeSnbt(createText('a\nb'), { escapes: 'full' }).value).toBe('"a\\nb"');
    expect(writeSnbt(createText('a\nb')).value).toBe('"a\nb"');
  });

  test('lists have elements of one type', () => {
    const list = createText('', undefined, [
      createText('a'),
      createText('b', createStyle({ bold: true })),
    ]);
    expect(writeSnbt(list).value).toBe('{text:"",extra:[{text:"a"},{text:"b",bold:true}]}');
  });

  test('payloads keep their number types', () => {
    const click = { action: 'custom', value: 'a:b', payload: '{x:1b}' } as const;
    const text = writeSnbt(createText('a', createStyle({ click }))).value;
    expect(text).toBe('{text:"a",click_event:{action:"custom",id:"a:b",payload:{x:1b}}}');
    const back = readSnbt(text);
    expect(back.ok && toRuns(back.value)).toEqual([{ text: 'a', click }]);
  });

  test('pasted JSON without quotes around it is SNBT too', () => {
    const result = readSnbt('{"text":"a","bold":true,"extra":["b",{"text":"c","bold":0b}]}');
    expect(result.ok && toRuns(result.value)).toEqual([
      { text: 'ab', bold: true },
      { text: 'c', bold: false },
    ]);
  });

  test('are read back to the same runs in both forms', () => {
    const forms = fc.constantFrom('camel' as const, 'snake' as const);
    const escapes = fc.constantFrom('minimal' as const, 'full' as const);
    fc.assert(
      fc.property(anyComponent, forms, escapes, (component, form, chosen) => {
        const result = readSnbt(writeSnbt(component, { form, escapes: chosen }).value, {
          strict: true,
        });
        expect(result.ok && toRuns(result.value)).toEqual(toRuns(component));
      }),
      { numRuns: 300 },
    );
  });

  test('syntax errors have a position, other errors a field', () => {
    expect(readSnbt('{text:')).toEqual({
      ok: false,
      error: { code: 'unexpected-end', from: 6, to: 6, line: 1, column: 7 },
    });
    expect(readSnbt('{\n  text: !}')).toMatchObject({
      error: { from: 10, to: 11, line: 2, column: 9 },
    });
    expect(readSnbt('[]')).toEqual({
      ok: false,
      error: { code: 'not-a-component', field: '[0]' },
    });
    expect(readSnbt(1 as unknown as string)).toEqual({
      ok: false,
      error: { code: 'wrong-type', field: 'text' },
    });
  });

  test('deep nesting is written, and refused by the reader', () => {
    const text = writeSnbt(deepComponent(20_000)).value;
    expect(text).toContain('x');
    expect(readSnbt(text)).toMatchObject({ ok: false, error: { code: 'too-deep' } });
  });
});
