import { fc, test } from '@fast-check/vitest';
import { choiceField, flagField, listField, numberField, textField } from '@fucina/tool-state';
import { expect } from 'vitest';
import { pack, unpack } from './packed.ts';
import { namesField, readAddress, writeAddress } from './tool-address.ts';
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

test('a query of 1800 characters is not packed, one of 1801 is', async () => {
  const ofLength = (length: number) => ({
    ...gradient.initial,
    text: 'x'.repeat(length - 'text='.length),
  });
  const short = await writeAddress(gradient, ofLength(1800), page);
  const long = await writeAddress(gradient, ofLength(1801), page);
  expect(short.ok && new URL(short.value).search).toHaveLength(1 + 1800);
  expect(long.ok && new URL(long.value).search).toBe('');
  expect(long.ok && new URL(long.value).hash).toMatch(/^#s=[\w-]{10,100}$/);
});

test('what has no meaning in a query stays readable there', async () => {
  const state = { ...gradient.initial, text: 'a,b:c/d;e@f&g=h#i%' };
  expect(await writeAddress(gradient, state, page)).toEqual({
    ok: true,
    value: `${page}?text=a,b:c/d;e@f%26g%3Dh%23i%25`,
  });
});

test('a packed address that holds nothing of the tool holds no state', async () => {
  expect(await readAddress(gradient, `${page}#s=${await pack('lng=it')}`)).toEqual({
    state: undefined,
  });
});

test('a field that is in the address without a value is read as empty', () => {
  expect(readAddress(gradient, `${page}?text=&ram=`)).toEqual({
    state: { ...gradient.initial, text: '' },
  });
});

test('a tool without fields has a plain address', async () => {
  const nothing = defineToolState('nothing', {});
  expect(await writeAddress(nothing, {}, page, { forLink: true })).toEqual({
    ok: true,
    value: page,
  });
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
  const refused = await writeAddress(gradient, { ...gradient.initial, text: noise }, page);
  expect(refused).toMatchObject({ ok: false, error: { code: 'too-long', max: 8000 } });
  expect(refused.ok ? 0 : refused.error.length).toBeGreaterThan(8000);
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

test.each([
  ['?text=', true],
  ['?lng=it#text=', false],
  ['?lng=it#s=K0mtKFGwVUhKLElVAAA', true],
])('whether %s has the text of a tool: %s', (address, isNamed) => {
  expect(namesField(page + address, 'text')).toBe(isNamed);
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
