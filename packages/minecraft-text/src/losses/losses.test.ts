import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyRichComponent } from '../../tests/any-component.ts';
import { CAPABILITIES, type Notation } from '../capabilities/capabilities.ts';
import { carries } from '../capabilities/carries.ts';
import type { TextFeature } from '../capabilities/text-features.ts';
import {
  type Component,
  type ComponentContent,
  createComponent,
  createStyle,
  createText,
  type Style,
  sameComponent,
  toPlain,
  toRuns,
} from '../component/index.ts';
import { originOf } from '../component/origin.ts';
import { walkComponents } from '../component/walk-components.ts';
import {
  readJsonValue,
  readLegacy,
  readMiniMessage,
  readSnbt,
  textForGame,
  type Written,
  writeAnsi,
  writeBbcode,
  writeHtml,
  writeJava,
  writeJsonText,
  writeJsonValue,
  writeLegacy,
  writeMarkdown,
  writeMiniMessage,
  writePlain,
  writeSnbt,
} from '../index.ts';

type Write = (component: Component) => Written<unknown>;
type Read = (value: never) => { readonly ok: boolean; readonly value?: Component };

interface Way {
  readonly notation: Notation;
  readonly version?: string;
  readonly write: Write;
  readonly read?: Read;
}

const snake = (component: Component) => writeJsonValue(component, { form: 'snake' });
const jsonOf = (version: string): Way => ({
  notation: 'json',
  version,
  write: (component) => writeJsonValue(component, { version }),
  read: (value: unknown) => readJsonValue(value),
});
const adventure = (version: string): Way => ({
  notation: 'mini-message',
  version,
  write: (component) => writeMiniMessage(component, { adventure: version }),
  read: (text: string) => readMiniMessage(text),
});

const WAYS: Readonly<Record<string, Way>> = {
  JSON: { notation: 'json', write: snake, read: (value: unknown) => readJsonValue(value) },
  'JSON of 1.8': jsonOf('1.8'),
  'JSON of 1.12': jsonOf('1.12'),
  'JSON of 1.15': jsonOf('1.15'),
  'JSON of 1.16': jsonOf('1.16'),
  'JSON of 1.20.4': jsonOf('1.20.4'),
  'JSON of 1.21.4': jsonOf('1.21.4'),
  'JSON of 1.21.9': jsonOf('1.21.9'),
  'JSON of 26.1': jsonOf('26.1'),
  SNBT: {
    notation: 'snbt',
    write: (component) => writeSnbt(component),
    read: (text: string) => readSnbt(text),
  },
  MiniMessage: {
    notation: 'mini-message',
    write: (component) => writeMiniMessage(component),
    read: (text: string) => readMiniMessage(text, { strict: true }),
  },
  'MiniMessage of Adventure 4.10': adventure('4.10'),
  'MiniMessage of Adventure 4.13': adventure('4.13'),
  'MiniMessage of Adventure 4.20': adventure('4.20'),
  'MiniMessage of Adventure 5.2': adventure('5.2'),
  '& codes': {
    notation: 'legacy',
    write: (component) => writeLegacy(component),
    read: (text: string) => readLegacy(text),
  },
  '§ codes': {
    notation: 'legacy',
    write: (component) => writeLegacy(component, { char: '§' }),
    read: (text: string) => readLegacy(text, { char: '§' }),
  },
  '& codes of 16 colors': {
    notation: 'legacy-16',
    write: (component) => writeLegacy(component, { hex: 'nearest' }),
    read: (text: string) => readLegacy(text),
  },
  'codes of Bedrock': {
    notation: 'bedrock',
    write: (component) => writeLegacy(component, { char: '§', edition: 'bedrock' }),
    read: (text: string) => readLegacy(text, { char: '§', edition: 'bedrock' }),
  },
  HTML: { notation: 'html', write: (component) => writeHtml(component) },
  ANSI: { notation: 'ansi', write: (component) => writeAnsi(component) },
  'ANSI of 16 colors': {
    notation: 'ansi-16',
    write: (component) => writeAnsi(component, { colors: '16' }),
  },
  BBCode: { notation: 'bbcode', write: (component) => writeBbcode(component) },
  Markdown: { notation: 'markdown', write: (component) => writeMarkdown(component) },
  'Java code': { notation: 'java', write: (component) => writeJava(component) },
  'plain text': { notation: 'plain', write: (component) => writePlain(component) },
};

const styled = (style: Style) => createText('x', createStyle(style));
const content = (value: ComponentContent) => createComponent(value);
const click = (action: string, value = 'x') =>
  styled({ click: { action, value } as NonNullable<Style['click']> });
const item = { action: 'show_item', id: 'minecraft:stone', count: 1 } as const;
const pig = {
  action: 'show_entity',
  type: 'minecraft:pig',
  id: '069a79f4-44e9-4726-a5be-fca90e38aaf5',
} as const;
const nbt = {
  type: 'nbt',
  nbt: 'Health',
  source: 'entity',
  target: '@s',
  interpret: false,
} as const;
const head = (profile: object) =>
  content({ type: 'head', hat: true, ...profile } as ComponentContent);
const red = createText('r', createStyle({ color: 0xff5555 }));

function gradient(): Component {
  const read = readMiniMessage('<gradient:red:blue>xyz</gradient>');
  if (!read.ok) throw new Error('not a gradient');
  return read.value;
}

const HEX = 0x54daf4;
const NEAREST_OF_HEX = 0x55ffff;

/** A text with each feature. Some features need another one to stand in. */
const EXAMPLES: Readonly<Record<TextFeature, Component>> = {
  color: styled({ color: 0xff5555 }),
  hex: styled({ color: HEX }),
  gradient: gradient(),
  shadow: styled({ shadow: 0x40123456 }),
  bold: styled({ bold: true }),
  italic: styled({ italic: true }),
  underlined: styled({ underlined: true }),
  strikethrough: styled({ strikethrough: true }),
  obfuscated: styled({ obfuscated: true }),
  'decoration-off': styled({ italic: false }),
  font: styled({ font: 'minecraft:uniform' }),
  insertion: styled({ insertion: 'i' }),
  'click-open_url': click('open_url', 'https://example.org'),
  'click-open_file': click('open_file', '/a'),
  'click-run_command': click('run_command', '/a'),
  'click-suggest_command': click('suggest_command', '/a'),
  'click-change_page': click('change_page', '2'),
  'click-copy_to_clipboard': click('copy_to_clipboard'),
  'click-show_dialog': click('show_dialog', 'a:b'),
  'click-custom': click('custom', 'a:b'),
  'hover-show_text': styled({ hover: { action: 'show_text', value: red } }),
  'hover-show_item': styled({ hover: item }),
  'hover-show_entity': styled({ hover: pig }),
  'item-tag': styled({ hover: { ...item, nbt: '{a:1}' } }),
  'item-components': styled({ hover: { ...item, components: { 'minecraft:damage': '3' } } }),
  'entity-name-style': styled({ hover: { ...pig, name: red } }),
  keybind: content({ type: 'keybind', keybind: 'key.jump' }),
  translatable: content({ type: 'translatable', translate: 'a.b', with: [red] }),
  'translation-fallback': content({
    type: 'translatable',
    translate: 'a.b',
    fallback: 'F',
    with: [],
  }),
  score: content({ type: 'score', name: 'n', objective: 'o' }),
  selector: content({ type: 'selector', selector: '@a' }),
  separator: content({ type: 'selector', selector: '@a', separator: red }),
  nbt: content(nbt),
  'nbt-plain': content({ ...nbt, plain: true }),
  sprite: content({ type: 'sprite', atlas: 'minecraft:items', sprite: 'minecraft:item/apple' }),
  head: head({}),
  'head-name': head({ name: 'Notch' }),
  'head-id': head({ id: pig.id }),
  'head-properties': head({ properties: [{ name: 'textures', value: 'e30=' }] }),
  'head-texture': head({ texture: 'minecraft:entity/player/wide/steve' }),
  'head-cape': head({ cape: 'a/b' }),
  'head-elytra': head({ elytra: 'a/b' }),
  'head-model': head({ model: 'slim' }),
  'object-fallback': content({
    type: 'sprite',
    atlas: 'minecraft:items',
    sprite: 'minecraft:item/apple',
    fallback: createText('r'),
  }),
};

/** The feature that has to be there for another one. */
const HOLDERS: Readonly<Partial<Record<TextFeature, TextFeature>>> = {
  'item-tag': 'hover-show_item',
  'item-components': 'hover-show_item',
  'entity-name-style': 'hover-show_entity',
  'translation-fallback': 'translatable',
  separator: 'selector',
  'nbt-plain': 'nbt',
  'head-name': 'head',
  'head-id': 'head',
  'head-properties': 'head',
  'head-texture': 'head',
  'head-cape': 'head',
  'head-elytra': 'head',
  'head-model': 'head',
  'object-fallback': 'sprite',
};

function isUnchanged(component: Component, { write, read }: Way, holder?: TextFeature): boolean {
  const { value } = write(component);
  if (read === undefined) {
    // Nothing reads it: what is written for the plain text or the holder alone does not hold the feature.
    const isGradient = countGradients(component) > 0;
    const plain = toPlain(component);
    const without = [
      createText(plain),
      createText(plain, createStyle({ color: NEAREST_OF_HEX })),
      ...(holder === undefined ? [] : [EXAMPLES[holder]]),
    ];
    return !isGradient && without.every((text) => value !== write(text).value);
  }
  const back = read(value as never);
  if (!back.ok || back.value === undefined) throw new Error(`not readable: ${String(value)}`);
  return isSame(back.value, component);
}

function isSame(back: Component, component: Component): boolean {
  return (
    runsText(back) === runsText(component) && countGradients(back) === countGradients(component)
  );
}

/** The namespace of the game may be left out. */
function runsText(component: Component): string {
  return JSON.stringify(toRuns(component)).replaceAll('minecraft:', '');
}

function countGradients(component: Component): number {
  let count = 0;
  walkComponents(component, (part) => {
    count += originOf(part) === undefined ? 0 : 1;
  });
  return count;
}

/** Other features that the example has too. */
const ALSO_HAS: Readonly<Partial<Record<TextFeature, readonly string[]>>> = {
  gradient: ['hex', 'color'],
};

test('a style that comes again is reduced once', () => {
  const style = createStyle({ color: 0x12_34_56 });
  const { value } = textForGame(
    createText('', {}, [createText('a', style), createText('b'), createText('c', style)]),
    { version: '1.8' },
  );
  expect(value.children[2]?.style).toBe(value.children[0]?.style);
});

test.each(['rainbow', 'gradient:red:blue', 'pride', 'transition:red:blue:0.5'])(
  '200 times <%s> inside each other are written for a version of Adventure',
  (tag) => {
    const read = readMiniMessage(`${`<${tag}>`.repeat(200)}ab`);
    if (!read.ok) throw new Error(read.error.code);
    expect(writeMiniMessage(read.value, { adventure: '5.2' }).value).toBe(
      writeMiniMessage(read.value).value,
    );
  },
);

describe.each(Object.entries(WAYS))('%s', (_, way) => {
  test.each(Object.entries(EXAMPLES))('%s comes back, or is a loss', (name, component) => {
    const feature = name as TextFeature; // the keys of the examples
    const codes = way.write(component).losses.map(({ code }) => code);
    const unchanged = isUnchanged(component, way, HOLDERS[feature]);
    expect(codes.length === 0).toBe(unchanged);
    const capabilities = CAPABILITIES[way.notation];
    const isNewForm = way.notation === 'snbt' || (way.notation === 'json' && !way.version);
    const needed = [HOLDERS[feature], feature].filter((each) => each !== undefined);
    const lost =
      isNewForm && feature === 'item-tag'
        ? feature
        : needed.find((each) => !carries(capabilities, each, way.version));
    const others = ALSO_HAS[feature] ?? [];
    expect(codes.filter((code) => !others.includes(code))).toEqual(
      lost === undefined ? [] : [lost],
    );
  });
});

describe('random texts', () => {
  const both = ['JSON', 'SNBT', 'MiniMessage', '& codes', '§ codes'] as const;
  test.each(both)(
    '%s: without losses everything comes back, with losses something changed',
    (name) => {
      const way = WAYS[name] as Way; // one of the keys
      fc.assert(
        fc.property(anyRichComponent, (component) => {
          const { losses } = way.write(component);
          expect([losses.length === 0, losses]).toEqual([isUnchanged(component, way), losses]);
        }),
        { numRuns: 1000 },
      );
    },
  );

  test.prop([anyRichComponent, fc.constantFrom(...Object.values(WAYS))], { numRuns: 500 })(
    'losses lie in the plain text, in order',
    (component, { write }) => {
      const { length } = toPlain(component);
      let last = 0;
      for (const { at } of write(component).losses) {
        expect(at.from).toBeGreaterThanOrEqual(last);
        expect(at.to).toBeGreaterThanOrEqual(at.from);
        expect(at.to).toBeLessThanOrEqual(length);
        last = at.from;
      }
    },
  );

  test.prop([anyRichComponent, fc.constantFrom('1.8', '1.12', '1.16', '1.20.4', '26.1')])(
    'what is written for a version has no losses for that version, and the same plain text',
    (component, version) => {
      const first = writeJsonValue(component, { version });
      const read = readJsonValue(first.value);
      if (!read.ok) throw new Error(read.error.field);
      const left = writeJsonValue(read.value, { version }).losses.filter(
        ({ code }) => code !== 'number-types' && code !== 'invalid-value',
      );
      expect([left, first.value]).toEqual([[], first.value]);
    },
  );
});

test('losses of neighboring texts are one, with the greatest difference of a color', () => {
  const read = readMiniMessage('a<#ff5550>b</#ff5550><#ff5500>c</#ff5500> d <#ff5551>e');
  if (!read.ok) throw new Error(read.error.code);
  expect(writeLegacy(read.value, { hex: 'nearest' }).losses).toEqual([
    { code: 'hex', at: { from: 1, to: 3 }, difference: 85 },
    { code: 'hex', at: { from: 6, to: 7 }, difference: 4 },
  ]);
});

test('a loss names the first version that has the feature', () => {
  expect(writeJsonValue(EXAMPLES.font, { version: '1.15' }).losses).toEqual([
    { code: 'font', at: { from: 0, to: 1 }, since: '1.16' },
  ]);
  expect(writeMiniMessage(EXAMPLES.shadow, { adventure: '4.17' }).losses).toEqual([
    { code: 'shadow', at: { from: 0, to: 1 }, since: '4.18' },
  ]);
});

test.each([
  ['an nbt value that is not plain', content({ ...nbt, plain: false })],
  ['a head without properties', head({ name: 'Notch', properties: [] })],
])('MiniMessage: %s loses nothing', (_, component) => {
  expect(writeMiniMessage(component).losses).toEqual([]);
});

test('texts inside of contents keep their places in the JSON', () => {
  const all = createText('', undefined, [
    content({ type: 'translatable', translate: 'a', fallback: 'F', with: [red, red] }),
    createComponent({ ...nbt, separator: red }, createStyle({ bold: true })),
  ]);
  const r = '{"text":"r","color":"red"}';
  expect(writeJsonText(all, { form: 'snake' }).value).toBe(
    `{"text":"","extra":[{"translate":"a","fallback":"F","with":[${r},${r}]},` +
      `{"nbt":"Health","interpret":false,"entity":"@s","separator":${r},"bold":true}]}`,
  );
});

test('losses inside a hover text have the place of the text with that hover', () => {
  const hover = { action: 'show_text', value: EXAMPLES['object-fallback'] } as const;
  const component = createText('ab', undefined, [createText('cd', createStyle({ hover }))]);
  expect(writeMiniMessage(component).losses).toEqual([
    { code: 'object-fallback', at: { from: 2, to: 4 } },
  ]);
});

test.each([
  ['a font that is no id', styled({ font: 'A B' }), 'invalid-value'],
  [
    'a sprite that is no id',
    content({ type: 'sprite', atlas: 'a:b', sprite: 'A B' }),
    'invalid-value',
  ],
  [
    'a position that MiniMessage does not know',
    content({ ...nbt, source: 'block', target: '~ ~ ~' }),
    'invalid-value',
  ],
  ['a name that reads as a texture', head({ name: 'a/b' }), 'head-name'],
  ['a name beside a texture', head({ name: 'a', texture: 'a/b' }), 'head-name'],
  ['a section sign before a code letter', click('run_command', '§c'), 'section-sign'],
])('MiniMessage: %s is a loss', (_, component, code) =>
  expect(writeMiniMessage(component).losses).toEqual([
    { code, at: { from: 0, to: toPlain(component).length } },
  ]),
);

function hovers(levels: number): Component {
  let component = createText('x');
  for (let level = 0; level < levels; level += 1) {
    component = createText('x', createStyle({ hover: { action: 'show_text', value: component } }));
  }
  return component;
}

test('MiniMessage: the deepest texts that can be written are no loss, one more is', () => {
  expect(writeMiniMessage(hovers(12)).losses).toEqual([]);
  expect(writeMiniMessage(hovers(13)).losses.map(({ code }) => code)).toEqual(['nesting']);
});

test('MiniMessage: what is nested too deep is a loss', () => {
  const component = hovers(14);
  expect(writeMiniMessage(component).losses).toEqual([{ code: 'nesting', at: { from: 0, to: 1 } }]);
  expect(writeSnbt(component).losses).toEqual([]);
});

test('JSON: a number with a type is a loss', () => {
  const payload = (text: string) =>
    styled({ click: { action: 'custom', value: 'a:b', payload: text } });
  const codes = (text: string) => writeJsonValue(payload(text)).losses.map(({ code }) => code);
  expect(codes('{a:1b}')).toEqual(['number-types']);
  expect(codes('{a:1}')).toEqual([]);
  expect(codes('{a')).toEqual(['invalid-value']);
  expect(writeSnbt(payload('{a:1b}')).losses).toEqual([]);
});

test('characters that would control a terminal are a loss', () => {
  const found = writeAnsi(createText('a', undefined, [createText('b\u001b[2J')])).losses;
  expect(found).toEqual([{ code: 'control-characters', at: { from: 1, to: 6 } }]);
});

describe('game versions', () => {
  test('1.20.4 has the old event names and needs the slash', () => {
    const component = createText(
      'here',
      createStyle({ underlined: true, click: { action: 'run_command', value: 'spawn' } }),
    );
    expect(writeJsonValue(component, { version: '1.20.4' }).value).toEqual({
      text: 'here',
      underlined: true,
      clickEvent: { action: 'run_command', value: '/spawn' },
    });
  });

  test('1.15 has only named colors, and hover events have a value', () => {
    const hover = { action: 'show_text', value: red } as const;
    const written = writeJsonValue(createText('x', createStyle({ color: 0xffaa01, hover })), {
      version: '1.15',
    });
    expect(written.value).toEqual({
      text: 'x',
      color: 'gold',
      hoverEvent: { action: 'show_text', value: { text: 'r', color: 'red' } },
    });
    expect(written.losses).toMatchObject([{ code: 'hex', difference: 1, since: '1.16' }]);
  });

  test('before 1.16 items and entities are SNBT in a string', () => {
    const of = (hover: NonNullable<Style['hover']>) =>
      writeJsonValue(styled({ hover }), { version: '1.12' }).value;
    expect(of({ ...item, nbt: '{a:1b}' })).toMatchObject({
      hoverEvent: { value: '{id:"minecraft:stone",Count:1b,tag:{a:1b}}' },
    });
    const entity = of({ ...pig, name: red });
    expect(entity).toMatchObject({ hoverEvent: { action: 'show_entity' } });
    const back = readJsonValue(entity);
    expect(back.ok && toRuns(back.value)).toEqual([
      { text: 'x', hover: { ...pig, name: [{ text: 'r' }] } },
    ]);
  });

  test('a head is written whole for 26.1, without fallback for 1.21.9, and as its name before', () => {
    const component = head({
      name: 'Notch',
      properties: [{ name: 'textures', value: 'e30=' }],
      model: 'slim',
      cape: 'a/b',
      elytra: 'a/c',
      fallback: red,
    });
    const back = (version: string) => {
      const { value, losses } = writeJsonValue(component, { version });
      const read = readJsonValue(value);
      if (!read.ok) throw new Error(read.error.code);
      return { component: read.value, codes: losses.map(({ code }) => code) };
    };
    expect(sameComponent(back('26.1').component, component)).toBe(true);
    expect(back('26.1').codes).toEqual([]);
    const without = { ...component, fallback: undefined };
    expect(sameComponent(back('1.21.9').component, without)).toBe(true);
    expect(back('1.21.9').codes).toEqual(['object-fallback']);
    expect(toRuns(back('1.21.8').component)).toEqual([{ text: 'r', color: '#ff5555' }]);
    expect(back('1.21.8').codes).toEqual(['head']);
  });

  test('MiniMessage writes a head by its name, or else a default head', () => {
    const properties = [{ name: 'textures', value: 'e30=' }];
    expect(writeMiniMessage(head({ name: 'Notch', properties }))).toMatchObject({
      value: '<head:Notch/>',
      losses: [{ code: 'head-properties' }],
    });
    expect(writeMiniMessage(head({ properties }))).toMatchObject({
      value: '<head/>',
      losses: [{ code: 'head-properties' }],
    });
  });
});
