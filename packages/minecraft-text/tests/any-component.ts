// Random components for property tests, covering the whole model.
import { fc } from '@fast-check/vitest';
import {
  type ClickEvent,
  type Component,
  type ComponentContent,
  createComponent,
  createText,
  type HoverEvent,
} from '../src/component/component.ts';
import { NAMED_COLORS } from '../src/component/named-colors.ts';
import { createStyle, type Style } from '../src/component/style.ts';

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

export const anyColor = fc.oneof(
  fc.constantFrom(...NAMED_COLORS.map(({ color }) => color as number)),
  fc.integer({ min: 0, max: 0xffffff }),
);

/** Letters, characters with a meaning in some format, and any other character. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        ' ',
        '\n',
        '<',
        '>',
        '&',
        '§',
        'x',
        '#',
        '\\',
        '"',
        "'",
        '{',
        '}',
        'ff00aa',
      ),
      fc.constantFrom('&c', '§l', '&#ff00aa', '<red>', '</b>', '<script>', '{#00ff00}', '🎉', 'é'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

export const anyVisibleStyle: fc.Arbitrary<Style> = fc
  .record({
    color: maybe(anyColor),
    bold: maybe(fc.boolean()),
    italic: maybe(fc.boolean()),
    underlined: maybe(fc.boolean()),
    strikethrough: maybe(fc.boolean()),
    obfuscated: maybe(fc.boolean()),
  })
  .map(createStyle);

/** Nested texts with color and decorations. */
export const anyPlainComponent: fc.Arbitrary<Component> = fc.letrec<{ component: Component }>(
  (tie) => ({
    component: fc.oneof(
      { maxDepth: 4 },
      fc.tuple(anyText, anyVisibleStyle).map(([text, style]) => createText(text, style)),
      fc
        .tuple(anyText, anyVisibleStyle, fc.array(tie('component'), { maxLength: 3 }))
        .map(([text, style, children]) => createText(text, style, children)),
    ),
  }),
).component;

const anyId = fc.constantFrom('minecraft:stone', 'minecraft:diamond_sword', 'some:thing');
const anyUuid = fc.constantFrom(
  '069a79f4-44e9-4726-a5be-fca90e38aaf5',
  '00000000-0000-0000-0000-000000000001',
);

const anyProperty = fc.record(
  { name: anyText, value: anyText, signature: anyText },
  { requiredKeys: ['name', 'value'] },
);
const anyNbtMode = fc.constantFrom(
  { interpret: false },
  { interpret: true },
  { interpret: false, plain: true },
);

const anyClick: fc.Arbitrary<ClickEvent> = fc.oneof(
  fc.record({
    action: fc.constantFrom('open_url', 'run_command', 'suggest_command', 'copy_to_clipboard'),
    value: anyText,
  }),
  fc.record({
    action: fc.constant('change_page' as const),
    value: fc.integer({ min: 1, max: 99 }).map(String),
  }),
);

const anySnbt = fc.constantFrom('3', '"a"', '{a:1}', '[1,2]', 'true', '1b', '{x:0.5f}');

interface Events {
  readonly click: fc.Arbitrary<ClickEvent>;
  /** What an item has besides its id and count. */
  readonly itemData: fc.Arbitrary<object>;
}

/** Everything that every form of JSON and SNBT can express, including the old one. */
export const anyComponent = componentsWith({ click: anyClick, itemData: fc.constant({}) });

/** Everything that the model has. */
export const anyRichComponent = componentsWith({
  click: fc.oneof(
    anyClick,
    fc.record({
      action: fc.constantFrom('open_file', 'show_dialog', 'custom'),
      value: fc.constantFrom('a:b', 'minecraft:c', 'x y'),
    }),
    fc.record({
      action: fc.constant('custom' as const),
      value: fc.constant('a:b'),
      payload: anySnbt,
    }),
  ),
  itemData: fc.record(
    {
      nbt: fc.constantFrom('{a:1}', '{b:[I;1]}'),
      components: fc.dictionary(fc.constantFrom('minecraft:damage', 'a:b'), anySnbt, {
        minKeys: 1,
      }),
    },
    { requiredKeys: [] },
  ),
});

function componentsWith({ click, itemData }: Events): fc.Arbitrary<Component> {
  return fc.letrec<{
    component: Component;
    content: ComponentContent;
    style: Style;
    hover: HoverEvent;
  }>((tie) => ({
    component: fc.oneof(
      { maxDepth: 3 },
      fc.tuple(anyText, anyVisibleStyle).map(([text, style]) => createText(text, style)),
      fc
        .tuple(tie('content'), tie('style'), fc.array(tie('component'), { maxLength: 3 }))
        .map(([content, style, children]) => createComponent(content, style, children)),
    ),
    content: fc.oneof(
      { maxDepth: 3 },
      fc.record({ type: fc.constant('text' as const), text: anyText }),
      fc.record({ type: fc.constant('keybind' as const), keybind: anyText }),
      fc.record({
        type: fc.constant('translatable' as const),
        translate: anyText,
        fallback: maybe(anyText),
        with: fc.array(tie('component'), { maxLength: 2 }),
      }),
      fc.record({ type: fc.constant('score' as const), name: anyText, objective: anyText }),
      fc.record({
        type: fc.constant('selector' as const),
        selector: anyText,
        separator: maybe(tie('component')),
      }),
      fc
        .tuple(
          fc.record({
            type: fc.constant('nbt' as const),
            nbt: anyText,
            source: fc.constantFrom('block', 'entity', 'storage'),
            target: anyText,
            separator: maybe(tie('component')),
          }),
          anyNbtMode,
        )
        .map(([content, mode]) => ({ ...content, ...mode })),
      fc.record({
        type: fc.constant('sprite' as const),
        atlas: fc.constantFrom('minecraft:blocks', 'minecraft:items'),
        sprite: anyText,
        fallback: maybe(tie('component')),
      }),
      fc.record({
        type: fc.constant('head' as const),
        name: maybe(anyText),
        id: maybe(anyUuid),
        properties: maybe(fc.array(anyProperty, { minLength: 1, maxLength: 2 })),
        texture: maybe(anyText),
        cape: maybe(anyText),
        elytra: maybe(anyText),
        model: maybe(fc.constantFrom('wide', 'slim')),
        hat: fc.boolean(),
        fallback: maybe(tie('component')),
      }),
    ),
    style: fc
      .tuple(
        anyVisibleStyle,
        fc.record({
          shadow: maybe(fc.integer({ min: -0x80000000, max: 0x7fffffff })),
          font: maybe(fc.constantFrom('minecraft:uniform', 'some:font')),
          insertion: maybe(anyText),
          click: maybe(click),
          hover: maybe(tie('hover')),
        }),
      )
      .map(([visible, more]) => createStyle({ ...visible, ...more })),
    hover: fc.oneof(
      { maxDepth: 3 },
      fc.record({ action: fc.constant('show_text' as const), value: tie('component') }),
      fc
        .tuple(
          fc.record({
            action: fc.constant('show_item' as const),
            id: anyId,
            count: fc.integer({ min: 1, max: 99 }),
          }),
          itemData,
        )
        .map(([item, data]) => ({ ...item, ...data })),
      fc.record({
        action: fc.constant('show_entity' as const),
        type: anyId,
        id: anyUuid,
        name: maybe(tie('component')),
      }),
    ),
  })).component;
}

/** A chain of texts, each the child of the previous one, deeper than any call stack. */
export function deepComponent(depth: number): Component {
  let component = createText('x');
  for (let level = 0; level < depth; level += 1) {
    component = createText('', createStyle({ bold: level % 2 === 0 }), [component]);
  }
  return component;
}
