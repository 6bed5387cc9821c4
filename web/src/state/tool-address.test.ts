import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { choiceField, flagField, listField, numberField, textField } from './field.ts';
import { pack, unpack } from './packed.ts';
import { readAddress, writeAddress } from './tool-address.ts';
import { defineToolState } from './tool-definition.ts';

const gradient = defineToolState('gradient', {
  text: textField('Fucina'),
  colors: listField(textField(), ['#E43A96', '#FBE108']),
  format: choiceField(['minimessage', 'legacy'], 'minimessage'),
  bold: flagField(),
  ram: numberField(512, { min: 512, max: 24_576 }),
});
const page = 'https://fucina.example/tools/textgradient';

const anyState = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 3000 }),
  colors: fc.array(fc.string({ unit: 'grapheme', maxLength: 10 }), { maxLength: 20 }),
  format: fc.constantFrom('minimessage' as const, 'legacy' as const),
  bold: fc.boolean(),
  ram: fc.integer({ min: 512, max: 24_576 }),
});

test.prop([anyState, fc.boolean()])('an address brings back the state', async (state, forLink) => {
  const address = await writeAddress(gradient, state, page, { forLink });
  if (!address.ok) return;
  const isDefault = JSON.stringify(state) === JSON.stringify(gradient.initial);
  expect(await readAddress(gradient, address.value)).toEqual({
    state: isDefault && !forLink ? undefined : state,
  });
});

test('defaults leave the address clean, but a link says them aloud', async () => {
  expect(await writeAddress(gradient, gradient.initial, page)).toEqual({ ok: true, value: page });
  expect(await writeAddress(gradient, gradient.initial, page, { forLink: true })).toEqual({
    ok: true,
    value: `${page}?text=Fucina`,
  });
});

test('an address stays readable and leaves what belongs to others alone', async () => {
  const state = { ...gradient.initial, colors: ['red', 'blue'], bold: true };
  expect(await writeAddress(gradient, state, `${page}?lng=it&text=old#part`)).toEqual({
    ok: true,
    value: `${page}?lng=it&colors=red,blue&bold=1#part`,
  });
});

test('a long state goes packed behind the hash and comes back from there', async () => {
  const state = { ...gradient.initial, text: 'a long text '.repeat(300) };
  const address = await writeAddress(gradient, state, `${page}?lng=it`);
  expect(address.ok && address.value).toMatch(/\?lng=it#s=[\w-]+$/);
  expect(await readAddress(gradient, address.ok ? address.value : '')).toEqual({ state });
});

test('going back to a short state removes the packed one', async () => {
  const state = { ...gradient.initial, text: 'short' };
  expect(await writeAddress(gradient, state, `${page}#s=abc`)).toEqual({
    ok: true,
    value: `${page}?text=short`,
  });
});

test('more than a link can hold is refused', async () => {
  const noise = Array.from({ length: 10_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  ).join('');
  expect(await writeAddress(gradient, { ...gradient.initial, text: noise }, page)).toEqual({
    ok: false,
    error: { code: 'too-long' },
  });
});

test('what an address says wrongly falls back to the default', () => {
  expect(readAddress(gradient, `${page}?ram=9&format=nbt&bold=maybe&text=hi`)).toEqual({
    state: { ...gradient.initial, text: 'hi' },
  });
});

test('an address that speaks of nothing of the tool holds no state', () => {
  expect(readAddress(gradient, `${page}?lng=it#somewhere`)).toEqual({ state: undefined });
});

test.prop([fc.string()])('any text behind the hash is survived', async (text) => {
  const packed = `${page}#s=${encodeURIComponent(text)}`;
  expect(await readAddress(gradient, packed)).toMatchObject({ state: undefined });
});

test('a packed text that was cut is reported', async () => {
  const whole = await pack('text=whole');
  expect(await readAddress(gradient, `${page}#s=${whole.slice(0, -3)}`)).toEqual({
    state: undefined,
    problem: { code: 'unreadable' },
  });
});

test.each(['?', '#s='])('a text that exceeds its limit behind %s is reported', async (mark) => {
  const limited = defineToolState('limited', { text: textField('', { max: 3 }) });
  const query = mark === '?' ? 'text=abcdef' : await pack('text=abcdef');
  expect(await readAddress(limited, page + mark + query)).toEqual({
    state: { text: 'abc' },
    problem: { code: 'characters', length: 6, max: 3 },
  });
});

test('a packed text that would unfold into millions is refused', async () => {
  expect(await unpack(await pack('a'.repeat(2_000_000)))).toBeUndefined();
});
