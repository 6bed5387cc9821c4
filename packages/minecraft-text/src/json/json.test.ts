import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyComponent, deepComponent } from '../../tests/any-component.ts';
import { vectors } from '../../tests/vectors.ts';
import { type Component, createComponent, createText } from '../component/component.ts';
import { toPlain } from '../component/plain.ts';
import { toRuns } from '../component/runs.ts';
import { createStyle } from '../component/style.ts';
import { type JsonReadOptions, readJsonValue } from './read-json.ts';
import { stringifyJson } from './stringify-json.ts';
import { toJsonValue } from './to-json-value.ts';
import { writeJsonValue } from './write-json.ts';

const read = (value: unknown, options?: JsonReadOptions): Component => {
  const result = readJsonValue(value, options);
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.field}`);
  return result.value;
};
const runs = (value: unknown, options?: JsonReadOptions) => toRuns(read(value, options));

test('the reference engine’s JSON is read correctly and written back unchanged', () => {
  // The reference engine omits old item tags from its JSON, so they are not compared.
  const withoutTags = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (key, inner) =>
        key === 'nbt' && inner === '{a:1}' ? undefined : inner,
      ),
    );
  let checked = 0;
  for (const { id, json, expected } of vectors) {
    if (json === undefined) continue;
    const component = read(json, { strict: true });
    expect([id, { runs: toRuns(component) }]).toEqual([id, withoutTags(expected)]);
    expect([id, writeJsonValue(component).value]).toEqual([id, json]);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(600);
});

const COMPONENTS = { components: { 'minecraft:damage': 3, '!minecraft:lore': {} } };

describe('reading', () => {
  test.each([
    ['text', [{ text: 'text' }]],
    ['', []],
    [7, [{ text: '7' }]],
    [true, [{ text: 'true' }]],
    [{ text: 5 }, [{ text: '5' }]],
    ['{"text":"a"}', [{ text: '{"text":"a"}' }]],
    [[{ text: 'a', color: 'red' }, 'b'], [{ text: 'ab', color: '#ff5555' }]],
    [
      [['a', { text: 'b', bold: true }], 'c'],
      [{ text: 'a' }, { text: 'b', bold: true }, { text: 'c' }],
    ],
    [
      { text: 'a', bold: true, extra: [{ text: 'b', bold: false }, 'c'] },
      [
        { text: 'a', bold: true },
        { text: 'b', bold: false },
        { text: 'c', bold: true },
      ],
    ],
    [{ color: 'gold', extra: ['a'] }, [{ text: 'a', color: '#ffaa00' }]],
    [{ text: 'a', color: '#fF8800' }, [{ text: 'a', color: '#ff8800' }]],
    [{ text: 'a', color: '#fff' }, [{ text: 'a', color: '#000fff' }]],
    [{ text: 'a', color: 'reset' }, [{ text: 'a' }]],
    [{ text: 'a', font: 'uniform' }, [{ text: 'a', font: 'minecraft:uniform' }]],
    [{ text: 'a', shadow_color: -1 }, [{ text: 'a', shadow: '#ffffffff' }]],
    [{ text: 'a', shadow_color: [1, 0.5, 0, 1] }, [{ text: 'a', shadow: '#ffff7f00' }]],
    [
      { type: 'keybind', keybind: 'key.jump', text: 'no' },
      [{ type: 'keybind', keybind: 'key.jump' }],
    ],
    [
      { translate: 'a.b', with: ['x', 3] },
      [{ type: 'translatable', translate: 'a.b', with: [[{ text: 'x' }], [{ text: '3' }]] }],
    ],
    [
      { sprite: 'item/apple', type: 'object' },
      [{ type: 'sprite', atlas: 'minecraft:blocks', sprite: 'item/apple' }],
    ],
    [
      { object: 'player', player: 'Notch', hat: false },
      [{ type: 'head', name: 'Notch', hat: false }],
    ],
    [
      { player: { id: [110787060, 1156138790, -1514210135, 238594805] } },
      [{ type: 'head', id: '069a79f4-44e9-4726-a5be-fca90e38aaf5', hat: true }],
    ],
  ])('%j', (value, expected) => expect(runs(value)).toEqual(expected));

  test.each([
    ['clickEvent', { action: 'open_url', value: 'https://a.b' }],
    ['click_event', { action: 'open_url', url: 'https://a.b' }],
  ])('a link in %s', (key, event) => {
    expect(runs({ text: 'a', [key]: event })).toEqual([
      { text: 'a', click: { action: 'open_url', value: 'https://a.b' } },
    ]);
  });

  const custom = { action: 'custom', value: 'a:b', payload: '{x:[1,2]}' };
  test.each([
    [{ click_event: { action: 'custom', id: 'a:b', payload: { x: [1, 2] } } }, custom],
    [{ clickEvent: { action: 'custom', id: 'a:b', payload: { x: [1, 2] } } }, custom],
    [{ clickEvent: { action: 'custom', value: 'a:b' } }, { action: 'custom', value: 'a:b' }],
  ])('the click event of an own action in %j', (fields, click) => {
    expect(runs({ text: 'a', ...fields })).toEqual([{ text: 'a', click }]);
    const { payload } = click as { payload?: string };
    const event = {
      action: 'custom',
      id: 'a:b',
      ...(payload !== undefined && { payload: { x: [1, 2] } }),
    };
    const component = read({ text: 'a', ...fields });
    expect(writeJsonValue(component).value).toEqual({ text: 'a', clickEvent: event });
    expect(writeJsonValue(component, { form: 'snake' }).value).toEqual({
      text: 'a',
      click_event: event,
    });
  });

  test.each([
    [
      { action: 'run_command', command: 'say hi' },
      { action: 'run_command', value: 'say hi' },
    ],
    [
      { action: 'suggest_command', command: '/x' },
      { action: 'suggest_command', value: '/x' },
    ],
    [
      { action: 'change_page', page: 2 },
      { action: 'change_page', value: '2' },
    ],
    [
      { action: 'copy_to_clipboard', value: 'c' },
      { action: 'copy_to_clipboard', value: 'c' },
    ],
    [
      { action: 'show_dialog', dialog: 'a:b' },
      { action: 'show_dialog', value: 'a:b' },
    ],
    [
      { action: 'custom', id: 'a:b', payload: { x: [1, 2] } },
      { action: 'custom', value: 'a:b', payload: '{x:[1,2]}' },
    ],
  ])('the click event %j, as since 1.21.5,', (event, click) => {
    expect(runs({ text: 'a', click_event: event })).toEqual([{ text: 'a', click }]);
    expect(
      writeJsonValue(read({ text: 'a', click_event: event }), { form: 'snake' }).value,
    ).toEqual({
      text: 'a',
      click_event: event,
    });
  });

  const pig = {
    action: 'show_entity',
    type: 'minecraft:pig',
    id: '069a79f4-44e9-4726-a5be-fca90e38aaf5',
  };
  const stone = { action: 'show_item', id: 'minecraft:stone', count: 2 };
  test.each([
    [
      { hoverEvent: { action: 'show_text', value: 'x' } },
      { action: 'show_text', value: [{ text: 'x' }] },
    ],
    [
      { hoverEvent: { action: 'show_text', contents: ['x', 'y'] } },
      { action: 'show_text', value: [{ text: 'xy' }] },
    ],
    [
      { hover_event: { action: 'show_text', value: { text: 'x' } } },
      { action: 'show_text', value: [{ text: 'x' }] },
    ],
    [{ hoverEvent: { action: 'show_item', contents: { id: 'stone', count: 2 } } }, stone],
    [{ hoverEvent: { action: 'show_item', contents: 'stone' } }, { ...stone, count: 1 }],
    [
      { hoverEvent: { action: 'show_item', value: '{id:"minecraft:stone",Count:2b,tag:{a:1b}}' } },
      { ...stone, nbt: '{a:1b}' },
    ],
    [{ hoverEvent: { action: 'show_item', value: { text: '{id:stone,Count:2b}' } } }, stone],
    [
      { hover_event: { action: 'show_item', id: 'stone', count: 2, components: { damage: 3 } } },
      { ...stone, components: { 'minecraft:damage': '3' } },
    ],
    [{ hoverEvent: { action: 'show_entity', contents: { type: 'pig', id: pig.id } } }, pig],
    [
      { hover_event: { action: 'show_entity', id: 'pig', uuid: pig.id, name: 'Bob' } },
      { ...pig, name: [{ text: 'Bob' }] },
    ],
    [
      {
        hoverEvent: {
          action: 'show_entity',
          value: `{type:"minecraft:pig",id:"${pig.id}",name:'{"text":"Bob"}'}`,
        },
      },
      { ...pig, name: [{ text: 'Bob' }] },
    ],
  ])('the hover event in %j', (fields, hover) =>
    expect(runs({ text: 'a', ...fields })).toEqual([{ text: 'a', hover }]),
  );

  test.each([
    ['value', '{id:"minecraft:stone",Count:2b,tag:{a:1b,b:[I;1]}}', { tag: '{a:1b,b:[I;1]}' }],
    ['value', '{id:stone,count:2,components:{damage:3,"!lore":{}}}', COMPONENTS],
    ['contents', { id: 'stone', count: 2, tag: '{a:1b}' }, { tag: '{a:1b}' }],
    ['contents', { id: 'stone', count: 2, components: { damage: 3, '!lore': {} } }, COMPONENTS],
  ])('an item in %s as %j keeps its tag and components', (key, item, data) => {
    const component = read({ text: 'a', hoverEvent: { action: 'show_item', [key]: item } });
    const contents = { id: 'minecraft:stone', count: 2, ...data };
    const hoverEvent = { action: 'show_item', contents };
    expect(writeJsonValue(component).value).toEqual({ text: 'a', hoverEvent });
    expect(runs({ text: 'a', hoverEvent })).toEqual(toRuns(component));
  });

  test('invalid parts are left out, or refused with their path in strict mode', () => {
    const value = {
      text: 'a',
      color: 'grey',
      bold: 'yes',
      extra: [null, { text: 'b', font: 'A B' }],
    };
    expect(runs(value)).toEqual([{ text: 'ab' }]);
    expect(readJsonValue(value, { strict: true })).toEqual({
      ok: false,
      error: { code: 'unknown-value', field: 'color' },
    });
    expect(
      readJsonValue(
        { text: 'a', extra: ['b', { translate: 'c', with: [null] }] },
        { strict: true },
      ),
    ).toEqual({
      ok: false,
      error: { code: 'not-a-component', field: 'extra[1].with[0]' },
    });
  });

  const hovers = (contents: object) => ({
    text: 'a',
    hoverEvent: { action: 'show_item', contents },
  });
  test.each<[unknown, object, readonly (readonly [string, string])[]]>([
    [{ text: 'a', bold: true, extra: ['b'] }, {}, []],
    [{ text: 'a', color: 'grey' }, {}, [['unknown-value', 'color']]],
    [{ text: 'a', color: 'reset' }, {}, [['unknown-value', 'color']]],
    [
      { text: 'a', foo: 1, translate: 'b' },
      {},
      [
        ['ignored-field', 'foo'],
        ['ignored-field', 'translate'],
      ],
    ],
    [{ text: 'a', extra: [null, 'b'] }, {}, [['not-a-component', 'extra[0]']]],
    [{ translate: 'a', with: 'b' }, {}, [['unknown-value', 'with']]],
    [{ translate: 'a', fallback: {} }, {}, [['unknown-value', 'fallback']]],
    [{ nbt: 'a', entity: '@s', interpret: 'x' }, {}, [['unknown-value', 'interpret']]],
    [{ sprite: 'a', atlas: 'A B' }, {}, [['unknown-value', 'atlas']]],
    [{ player: 'a', hat: 'b' }, {}, [['unknown-value', 'hat']]],
    [hovers({ id: 'stone', count: 1.5 }), {}, [['unknown-value', 'hoverEvent.count']]],
    [
      hovers({ id: 'stone', components: { 'A B': 1 } }),
      {},
      [['unknown-value', 'hoverEvent.components.A B']],
    ],
    [{ text: 'a', extra: [['b', 'c']] }, { maxDepth: 1 }, [['too-deep', 'extra[0][1]']]],
    [['a', 'b', 'c'], { maxComponents: 2 }, [['too-many', '[2]']]],
    [{ translate: 'a', with: ['b', 'c'] }, { maxComponents: 2 }, [['too-many', 'with[1]']]],
  ])('%j with %j: everything that is left out is a loss', (value, options, losses) => {
    const result = readJsonValue(value, options);
    expect(result.ok && result.losses.map(({ code, field }) => [code, field])).toEqual(losses);
  });

  test('at most a hundred losses are listed', () => {
    const result = readJsonValue(Array.from({ length: 1000 }, () => ({ text: 'a', foo: 1 })));
    expect(result.ok && result.losses).toHaveLength(100);
  });

  test.each([[null], [undefined], [[]], [[[]]], [() => 1]])('%j is no component', (value) =>
    expect(readJsonValue(value)).toEqual({
      ok: false,
      error: { code: 'not-a-component', field: expect.stringMatching(/./) },
    }),
  );

  test('depth and number of texts can be limited', () => {
    const nested = { text: 'a', extra: [{ text: 'b', extra: ['c'] }, 'd'] };
    expect(runs(nested, { maxDepth: 1 })).toEqual([{ text: 'abd' }]);
    expect(runs(nested, { maxDepth: 1, tooDeepText: '…' })).toEqual([{ text: 'ab…d' }]);
    expect(runs(['a', 'b', 'c', 'd'], { maxComponents: 3 })).toEqual([{ text: 'abc' }]);
    expect(runs(nested, { maxComponents: 3 })).toEqual([{ text: 'abc' }]);
  });

  test('the first item of a list has the depth of its list', () => {
    expect(runs([[['a', 'b'], 'c'], 'd'], { maxDepth: 0, tooDeepText: '…' })).toEqual([
      { text: 'a………' },
    ]);
    expect(runs({ text: 'a', extra: [['b', 'c']] }, { maxDepth: 1 })).toEqual([{ text: 'ab' }]);
  });

  test.each([
    ['arguments', { translate: 'a', with: ['lost'] }, [{ type: 'translatable', translate: 'a' }]],
    ['separators', { selector: '@a', separator: 'lost' }, [{ type: 'selector', selector: '@a' }]],
  ])('%s are one deeper than their holder', (_, value, expected) => {
    const [found] = runs(value, { maxDepth: 0 });
    expect([found]).toMatchObject(expected);
    expect(JSON.stringify(found)).not.toContain('lost');
  });

  test('events can be ignored, and what they hold is not counted', () => {
    const hover = { action: 'show_text', value: ['x', 'y', 'z'] };
    const click = { action: 'no_such_action' };
    const value = { text: 'a', hover_event: hover, clickEvent: click, bold: true, extra: ['b'] };
    expect(runs(value, { events: 'ignore', maxComponents: 2, strict: true })).toEqual([
      { text: 'ab', bold: true },
    ]);
  });

  test('any JSON gives a result', () => {
    const keys = fc.constantFrom(
      ...[
        'text',
        'extra',
        'with',
        'translate',
        'color',
        'bold',
        'clickEvent',
        'hover_event',
        'action',
      ],
      ...[
        'contents',
        'value',
        'selector',
        'separator',
        'score',
        'nbt',
        'block',
        'player',
        'sprite',
        'type',
      ],
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('show_text', 'show_item', 'object', 'red', '#123456', '{a:', 'open_url'),
        fc.jsonValue(),
        fc.dictionary(keys, tie('value')),
        fc.array(tie('value'), { maxLength: 3 }),
      ),
    }));
    fc.assert(
      fc.property(value, fc.boolean(), (any, strict) => {
        const result = readJsonValue(any, { strict });
        if (result.ok) expect(readJsonValue(writeJsonValue(result.value).value).ok).toBe(true);
        else expect(result.error.field).not.toBe('');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('writing', () => {
  const styled = createText(
    'a',
    createStyle({
      color: 0xff8800,
      shadow: -16777216,
      italic: false,
      insertion: 'i',
      font: 'minecraft:uniform',
      click: { action: 'run_command', value: '/say' },
      hover: { action: 'show_text', value: createText('h') },
    }),
    [createText('b'), createComponent({ type: 'keybind', keybind: 'key.jump' })],
  );
  const shared = {
    text: 'a',
    italic: false,
    shadow_color: -16777216,
    font: 'minecraft:uniform',
    insertion: 'i',
  };

  test('in the form up to 1.21.4', () => {
    expect(writeJsonValue(styled).value).toEqual({
      ...shared,
      color: '#FF8800',
      clickEvent: { action: 'run_command', value: '/say' },
      hoverEvent: { action: 'show_text', contents: 'h' },
      extra: ['b', { keybind: 'key.jump' }],
    });
  });

  test('in the form since 1.21.5', () => {
    expect(writeJsonValue(styled, { form: 'snake' }).value).toEqual({
      ...shared,
      color: '#ff8800',
      click_event: { action: 'run_command', command: '/say' },
      hover_event: { action: 'show_text', value: 'h' },
      extra: ['b', { keybind: 'key.jump' }],
    });
  });

  test('items and entities, whose field names differ between the forms', () => {
    const id = '069a79f4-44e9-4726-a5be-fca90e38aaf5';
    const entity = createText(
      'a',
      createStyle({
        hover: { action: 'show_entity', type: 'minecraft:pig', id, name: createText('B') },
      }),
    );
    expect(writeJsonValue(entity).value).toEqual({
      text: 'a',
      hoverEvent: {
        action: 'show_entity',
        contents: {
          type: 'minecraft:pig',
          id: [110787060, 1156138790, -1514210135, 238594805],
          name: 'B',
        },
      },
    });
    expect(writeJsonValue(entity, { form: 'snake' }).value).toEqual({
      text: 'a',
      hover_event: { action: 'show_entity', id: 'minecraft:pig', uuid: id, name: 'B' },
    });
    const components = { 'minecraft:lore': '[{text:"x"}]' };
    const item = createText(
      'a',
      createStyle({ hover: { action: 'show_item', id: 'minecraft:stone', count: 1, components } }),
    );
    expect(writeJsonValue(item, { form: 'snake' }).value).toEqual({
      text: 'a',
      hover_event: {
        action: 'show_item',
        id: 'minecraft:stone',
        count: 1,
        components: { 'minecraft:lore': [{ text: 'x' }] },
      },
    });
  });

  test('sprites and heads', () => {
    expect(
      writeJsonValue(
        createComponent({ type: 'sprite', atlas: 'minecraft:items', sprite: 'item/apple' }),
      ).value,
    ).toEqual({ type: 'object', object: 'atlas', atlas: 'minecraft:items', sprite: 'item/apple' });
    expect(
      writeJsonValue(createComponent({ type: 'head', name: 'Notch', hat: true })).value,
    ).toEqual({
      type: 'object',
      object: 'player',
      player: 'Notch',
      hat: true,
    });
  });

  test.each(['camel', 'snake'] as const)(
    'the %s form is read back to the same runs, also in strict mode',
    (form) => {
      fc.assert(
        fc.property(anyComponent, (component) => {
          const { value } = writeJsonValue(component, { form });
          expect(toJsonValue(component, { form })).toEqual(value);
          const text = JSON.stringify(value);
          expect(runs(JSON.parse(text), { strict: true })).toEqual(toRuns(component));
        }),
        { numRuns: 300 },
      );
    },
  );

  test('deep nesting is supported', () => {
    const deep = deepComponent(50_000);
    expect(toPlain(read(writeJsonValue(deep).value))).toBe('x');
    let hover = createText('x');
    for (let level = 0; level < 20_000; level += 1) {
      hover = createText('y', createStyle({ hover: { action: 'show_text', value: hover } }));
    }
    expect(toPlain(read(writeJsonValue(hover).value))).toBe('y');
  });
});

describe('JSON as text', () => {
  test('is what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stringifyJson(value as never)).toBe(JSON.stringify(value));
      }),
    );
  });

  test('is written however deep it is nested', () => {
    const text = stringifyJson(toJsonValue(deepComponent(20_000)));
    expect(text.length).toBeGreaterThan(20_000);
  });
});
