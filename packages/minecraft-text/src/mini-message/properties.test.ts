import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { anyComponent, anyPlainComponent } from '../../tests/any-component.ts';
import { anyMessage } from '../../tests/any-message.ts';
import { vectors } from '../../tests/vectors.ts';
import {
  type Component,
  type ComponentContent,
  createComponent,
  createStyle,
  createText,
  toRuns,
} from '../component/index.ts';
import { escapeMiniMessage, readMiniMessage, writeMiniMessage } from './index.ts';

const words = fc.string({ unit: 'binary', maxLength: 20 });
const hostileWords = fc.string({
  unit: fc.constantFrom('<', '>', "'", '"', '\\', '/', ':', '§', 'c', '\n', '!', 'b', ' '),
  maxLength: 16,
});
const text = fc.oneof(words, hostileWords);
const strict = fc.boolean();

test.prop([anyMessage, strict], { numRuns: 1000 })('the reader never throws', (input, strict) => {
  const result = readMiniMessage(input, { strict });
  if (result.ok) toRuns(result.value);
  else expect(result.error).toHaveProperty('from');
});

test.prop([anyMessage], { numRuns: 1000 })('writing and reading back keeps every run', (input) => {
  const first = readMiniMessage(input);
  if (!first.ok) return;
  const written = writeMiniMessage(first.value).value;
  const again = readMiniMessage(written, { strict: true });
  expect(again.ok && toRuns(again.value)).toEqual(toRuns(first.value));
});

test.prop([anyMessage])('what strict reading accepts, lenient reading accepts', (input) => {
  if (readMiniMessage(input, { strict: true }).ok) expect(readMiniMessage(input).ok).toBe(true);
});

test.prop([text], { numRuns: 1000 })(
  'escaped text is shown verbatim and opens no tags',
  (words) => {
    const result = readMiniMessage(`<red>${escapeMiniMessage(words)}</red>!`, { strict: true });
    const inside = words === '' ? [] : [{ text: words, color: '#ff5555' }];
    expect(result.ok && toRuns(result.value)).toEqual([...inside, { text: '!' }]);
  },
);

function hasNoCodes(component: Component): boolean {
  return !/§[0-9a-fk-or]/i.test(JSON.stringify(component));
}

test.prop([anyPlainComponent], { numRuns: 1000 })(
  'any colored text can be written and read back',
  (component) => {
    const result = readMiniMessage(writeMiniMessage(component).value, { strict: true });
    expect(result.ok && toRuns(result.value)).toEqual(toRuns(component));
  },
);

test.prop([anyComponent], { numRuns: 1000 })(
  'any component can be written and read back',
  (component) => {
    const written = writeMiniMessage(component).value;
    const result = readMiniMessage(written, { strict: true });
    if (!result.ok) throw new Error(`${result.error.code}: ${written}`);
    toRuns(result.value);
  },
);

test.prop([text, text, text], { numRuns: 500 })('an argument never ends its tag', (a, b, c) => {
  const style = createStyle({
    click: { action: 'run_command', value: a },
    insertion: b,
    hover: { action: 'show_text', value: createText(c) },
  });
  const key = createComponent({ type: 'keybind', keybind: a });
  const translatable = { type: 'translatable', translate: b, fallback: c, with: [createText(a)] };
  const component = createText('', style, [key, createComponent(translatable as ComponentContent)]);
  const result = readMiniMessage(writeMiniMessage(component).value, { strict: true });
  if (!result.ok) throw new Error(`${result.error.code}: ${JSON.stringify(component)}`);
  const runs = toRuns(result.value);
  // An argument cannot hold a section sign before a code letter: it is written with another sign.
  if (hasNoCodes(component)) expect(runs).toEqual(toRuns(component));
  else expect(runs).toHaveLength(toRuns(component).length);
});

test.each([
  [7, {}, { code: 'wrong-type', field: 'text', expected: 'string' }],
  [undefined, {}, { code: 'wrong-type', field: 'text', expected: 'string' }],
  ['a', { strict: 'yes' }, { code: 'wrong-type', field: 'strict', expected: 'boolean' }],
])('%s with %j returns a typed error', (input, options, error) => {
  // Callers without types exist: the server and scripts in plain JavaScript.
  const result = readMiniMessage(input as string, options as { strict: boolean });
  expect(result).toEqual({ ok: false, error });
});

test('an error has a range, a code and a fix', () => {
  expect(readMiniMessage('ab §cHi')).toEqual({
    ok: false,
    error: { code: 'legacy-codes', from: 3, to: 5, line: 1, column: 4, fix: '<red>' },
  });
  expect(readMiniMessage('<b><i>x', { strict: true })).toEqual({
    ok: false,
    error: {
      code: 'unclosed-in-strict',
      from: 7,
      to: 7,
      line: 1,
      column: 8,
      name: 'i',
      fix: '</i></b>',
      open: [
        { from: 0, to: 3 },
        { from: 3, to: 6 },
      ],
    },
  });
  expect(readMiniMessage('<b><i>x</b>', { strict: true })).toMatchObject({
    error: { code: 'wrong-close-order-in-strict', from: 7, to: 11, fix: '</i></b>' },
  });
  expect(readMiniMessage('<u><b><i><st>x</b>', { strict: true })).toMatchObject({
    error: {
      fix: '</st></i></b>',
      open: [
        { from: 6, to: 9 },
        { from: 9, to: 13 },
      ],
    },
  });
  expect(readMiniMessage('a<reset>', { strict: true })).toMatchObject({
    error: { code: 'reset-in-strict', from: 1, to: 8 },
  });
  expect(readMiniMessage('a<rainbow:-1>b')).toMatchObject({
    error: { code: 'internal', from: 1, to: 13 },
  });
});

test('all vectors are present', () => {
  expect(vectors).toHaveLength(679);
});
