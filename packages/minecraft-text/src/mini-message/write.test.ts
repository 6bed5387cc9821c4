import { describe, expect, test } from 'vitest';
import { vectors } from '../../tests/vectors.ts';
import {
  type Component,
  type ComponentContent,
  createComponent,
  createStyle,
  createText,
  type Style,
  toRuns,
} from '../component/index.ts';
import { readMiniMessage, toMiniMessage, writeMiniMessage } from './index.ts';

function read(text: string, strict = false): Component {
  const result = readMiniMessage(text, { strict });
  if (!result.ok) throw new Error(`${result.error.code}: ${text}`);
  return result.value;
}

const readable = vectors.filter(({ expected }) => 'runs' in expected);

test.each(readable)(
  '$id is written and read back to the same runs',
  ({ input, strict, expected }) => {
    const written = writeMiniMessage(read(input, strict)).value;
    expect({ runs: toRuns(read(written, true)) }).toEqual(expected);
    expect(writeMiniMessage(read(written)).value).toBe(written);
    expect(toMiniMessage(read(input, strict))).toBe(written);
  },
);

test('line breaks are tags, or stay line breaks', () => {
  const component = read("<red>a\\<b>\nb</red><hover:show_text:'c\nd'>e");
  expect(writeMiniMessage(component).value).toBe(
    "<red>a\\<b><br>b</red><hover:show_text:'c<br>d'>e</hover>",
  );
  const kept = writeMiniMessage(component, { lineBreaks: 'kept' }).value;
  expect(kept).toBe("<red>a\\<b>\nb</red><hover:show_text:'c\nd'>e</hover>");
  expect(toRuns(read(kept))).toEqual(toRuns(component));
});

test.each([
  '<head/>',
  '<head:false/>',
  '<head:Bob/>',
  '<head:Bob:false/>',
  // A name that alone would be about the hat.
  '<head:true:true/>',
  '<head:off:false/>',
  '<head:entity/a/>',
  '<head:entity/a:false/>',
  '<sprite:item/apple/>',
  '<sprite:items:item/apple/>',
  "<sprite:'a:b':c/>",
  '<key:key.jump/>',
  '<score:a:b/>',
  '<sel:@a/>',
  "<sel:@a:', '/>",
  '<lang:a/>',
  "<lang:a:'b':'<b>c</b>'/>",
  "<lang_or:a:b:'<b>c</b>'/>",
  "<nbt:block:'12 -34 ~56':p/>",
  "<nbt:block:'^1.0 ^-2.5 ^0.0':p/>",
  "<nbt:entity:@s:p:', ':interpret/>",
  '<nbt:entity:@s:p:interpret/>',
  "<nbt:storage:'minecraft:a':p/>",
  '<!shadow>x</!shadow>',
  '<shadow:red>x</shadow>',
  '<shadow:#ff555500>x</shadow>',
  '<font:uniform>x</font>',
  '<font:a:b>x</font>',
  "<click:custom:'minecraft:a'>x</click>",
  "<click:custom:'minecraft:a':{}>x</click>",
  '<hover:show_item:stone>x</hover>',
  '<hover:show_item:stone:2>x</hover>',
  "<hover:show_item:stone:1:'minecraft:damage':5>x</hover>",
  "<hover:show_item:stone:1:'{a:1}'>x</hover>",
  "<hover:show_entity:pig:00000001-0002-0003-0004-000000000005:'<b>a</b>'>x</hover>",
])('%s is written as it stands, without a loss', (text) => {
  expect(writeMiniMessage(read(text))).toEqual({ value: text, losses: [] });
});

const styled = (style: Style) => createText('x', createStyle(style));
const content = (value: ComponentContent) => createComponent(value);
const nbt = { type: 'nbt', nbt: 'p', interpret: false } as const;

describe('an id without its namespace', () => {
  test.each([
    ['of a sprite', content({ type: 'sprite', atlas: 'blocks', sprite: 'a' })],
    ['of a storage', content({ ...nbt, source: 'storage', target: 'a' })],
    ['of a texture', content({ type: 'head', texture: 'entity/a', hat: true })],
    ['of a click', styled({ click: { action: 'custom', value: 'a' } })],
  ])('%s says the same', (_, component) => {
    const { value, losses } = writeMiniMessage(component);
    expect(losses).toEqual([]);
    expect(writeMiniMessage(component, { adventure: '5.2' }).value).toBe(value);
  });

  test('of a click says the same beside a hover', () => {
    const click = { action: 'custom', value: 'a' } as const;
    const id = '00000001-0002-0003-0004-000000000005';
    for (const hover of [
      { action: 'show_text', value: createText('a') },
      { action: 'show_entity', type: 'minecraft:pig', id },
      { action: 'show_entity', type: 'minecraft:pig', id, name: createText('a') },
    ] as const) {
      expect(writeMiniMessage(styled({ click, hover })).losses).toEqual([]);
    }
  });
});

describe('what MiniMessage cannot say', () => {
  test.each([
    ['a position', content({ ...nbt, source: 'block', target: '~ ~ ~' }), ''],
    ['a sprite', content({ type: 'sprite', atlas: 'a:b', sprite: 'A' }), '[A@a:b]'],
    ['an id', styled({ click: { action: 'custom', value: 'A' } }), 'x'],
    ['a page', styled({ click: { action: 'change_page', value: 'two' } }), 'x'],
    [
      'data of an item',
      styled({ hover: { action: 'show_item', id: 'minecraft:stone', count: 1, nbt: '5' } }),
      '<hover:show_item:stone>x</hover>',
    ],
  ])('%s that no tag reads is left out, and a loss', (_, component, value) => {
    expect(writeMiniMessage(component)).toMatchObject({
      value,
      losses: [{ code: 'invalid-value' }],
    });
  });

  test.each([
    ['a position', content({ ...nbt, source: 'block', target: '01 2 3' })],
    ['a storage', content({ ...nbt, source: 'storage', target: ':a' })],
  ])('%s that is read as another one is a loss', (_, component) => {
    expect(writeMiniMessage(component).losses).toMatchObject([{ code: 'invalid-value' }]);
  });

  test('a value that one field cannot say is said by another', () => {
    const children = [styled({ font: 'A B' }), styled({ insertion: 'A B' })];
    expect(writeMiniMessage(createText('', {}, children))).toEqual({
      value: "x<insert:'A B'>x</insert>",
      losses: [{ code: 'invalid-value', at: { from: 0, to: 1 } }],
    });
  });

  test('of gradients inside each other, thirteen can be said', () => {
    const nested = (count: number) => read(`${'<rainbow>'.repeat(count)}ab`);
    const most = writeMiniMessage(nested(13));
    expect(most.losses).toEqual([]);
    expect(most.value).toContain('<rainbow>'.repeat(13));
    expect(writeMiniMessage(nested(14)).losses.map(({ code }) => code)).toContain('gradient');
  });
});
