import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  choiceField,
  flagField,
  listField,
  numberField,
  optionalChoiceField,
  textField,
} from './field.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });

test.prop([fc.array(anyText, { maxLength: 30 }), fc.constantFrom(',' as const, '\n' as const)])(
  'a list comes back as it was written, whatever its items hold',
  (items, separator) => {
    const field = listField(textField(), [], { separator });
    expect(field.read(field.write(items))).toEqual(items);
  },
);

test.prop([fc.array(fc.string({ unit: fc.constantFrom(',', '\\', '0', '\n') }))])(
  'a list of nothing but separators and escapes comes back too',
  (items) => {
    const field = listField(textField(), []);
    expect(field.read(field.write(items))).toEqual(items);
  },
);

test.prop([fc.string()])('reading a list never throws', (text) => {
  expect(listField(textField(), []).read(text)).toBeDefined();
});

test('plain lists read as people write them', () => {
  expect(listField(textField(), []).read('E43A96,FBE108')).toEqual(['E43A96', 'FBE108']);
  expect(listField(textField(), ['x']).read('')).toEqual([]);
});

test('a list with one item that cannot be read is not understood', () => {
  const field = listField(numberField(0, { min: 0, max: 9 }), [1]);
  expect(field.read('1,2,x')).toBeUndefined();
  expect(field.read('1,2,3')).toEqual([1, 2, 3]);
});

test('a list keeps to its limit, and says what it leaves out', () => {
  const field = listField(textField(), [], { max: 2 });
  expect(field.read('a,b,c')).toEqual(['a', 'b']);
  expect(field.excess?.('a,b,c')).toEqual({ code: 'entries', length: 3, max: 2 });
  expect(field.excess?.('a,b')).toBeUndefined();
});

test('a list says which of its texts is too long', () => {
  const field = listField(textField('', { max: 3 }), []);
  expect(field.excess?.('abc,abcde')).toEqual({ code: 'characters', length: 5, max: 3 });
  expect(field.excess?.('abc,def')).toBeUndefined();
});

test.prop([fc.array(fc.string({ maxLength: 6 }), { maxLength: 6 })])(
  'whatever a list does not bring back, it says so',
  (items) => {
    const field = listField(textField('', { max: 3 }), [], { max: 3 });
    const text = field.write(items);
    const isWhole = JSON.stringify(field.read(text)) === JSON.stringify(items);
    expect(field.excess?.(text) === undefined).toBe(isWhole);
  },
);

test.prop([fc.integer({ min: 512, max: 24_576 })])('a number comes back', (value) => {
  const field = numberField(512, { min: 512, max: 24_576 });
  expect(field.read(field.write(value))).toBe(value);
});

test.each(['512', '24576'])('the limit %s itself is understood', (text) =>
  expect(numberField(512, { min: 512, max: 24_576 }).read(text)).toBe(Number(text)),
);

test.each(['', ' ', 'abc', '511', '24577', '1e9', 'NaN', 'Infinity', '600.5'])(
  'the number %j is not understood',
  (text) => expect(numberField(512, { min: 512, max: 24_576 }).read(text)).toBeUndefined(),
);

test('a number may have decimals where the field allows them', () => {
  expect(numberField(0, { min: 0, max: 1, whole: false }).read('0.25')).toBe(0.25);
  expect(numberField(0, { min: 0, max: 1, whole: false }).read(' ')).toBeUndefined();
});

test.prop([fc.boolean()])('a flag comes back', (value) => {
  expect(flagField().read(flagField().write(value))).toBe(value);
});

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['maybe', undefined],
  ['toString', undefined],
])('the flag %j reads as %j', (text, value) => expect(flagField().read(text)).toBe(value));

test('a choice is one of the choices or not understood', () => {
  const field = choiceField(['java', 'bedrock'], 'java');
  expect(field.read('bedrock')).toBe('bedrock');
  expect(field.read('Bedrock')).toBeUndefined();
});

test('a cleared choice is written as nothing', () => {
  expect(optionalChoiceField(['a', 'b'], 'a').write(undefined)).toBe('');
});

test('an unknown choice or nothing is no choice', () => {
  const field = optionalChoiceField(['a', 'b'], 'a');
  expect(field.read('b')).toBe('b');
  expect(field.write('b')).toBe('b');
  expect(field.read('c')).toBeUndefined();
  expect(field.read('')).toBeUndefined();
});

test('text up to the limit fits', () => {
  expect(textField('', { max: 3 }).fits?.('abc')).toBe(true);
  expect(textField('', { max: 3 }).fits?.('abcd')).toBe(false);
  expect(textField('', { max: 3 }).maxLength).toBe(3);
  expect(textField().fits?.('a'.repeat(10_000))).toBe(true);
  expect(textField().fits?.('a'.repeat(10_001))).toBe(false);
});

test('a list fits if it is short enough and all its items fit', () => {
  const field = listField(textField('', { max: 3 }), [], { max: 2 });
  expect(field.fits?.(['abc', 'abc'])).toBe(true);
  expect(field.fits?.(['abc', 'abcd'])).toBe(false);
  expect(field.fits?.(['a', 'b', 'c'])).toBe(false);
  expect(field.maxLength).toBe(3);
  const numbers = listField(numberField(0, { min: 0, max: 9 }), []);
  expect(numbers.fits?.(Array(1000).fill(1))).toBe(true);
  expect(numbers.fits?.(Array(1001).fill(1))).toBe(false);
  expect(numbers.excess?.('1,2')).toBeUndefined();
});

test('fields begin with their defaults', () => {
  expect(textField().initial).toBe('');
  expect(flagField().initial).toBe(false);
  expect(numberField(3, { min: 0, max: 9 }).initial).toBe(3);
  expect(choiceField(['a', 'b'], 'b').initial).toBe('b');
  expect(optionalChoiceField(['a'], undefined).initial).toBeUndefined();
  expect(listField(textField(), ['a']).initial).toEqual(['a']);
});

test.each([
  [[], ''],
  [[''], '\\0'],
  [['', ''], ','],
  [['a,b', 'c\\d'], 'a\\,b,c\\\\d'],
])('the list %j is written as %j', (items, text) => {
  expect(listField(textField(), []).write(items)).toBe(text);
});

test('a backslash at the end of a list stands for itself', () => {
  expect(listField(textField(), []).read('a\\')).toEqual(['a\\']);
});

test('text longer than the limit is cut, and the field says so', () => {
  const field = textField('', { max: 3 });
  expect(field.read('abcdef')).toBe('abc');
  expect(field.excess?.('abcdef')).toEqual({ code: 'characters', length: 6, max: 3 });
  expect(field.excess?.('abc')).toBeUndefined();
});
