import { expect, test } from 'vitest';
import { hasLinearCost } from '../../tests/linear-cost.ts';
import { fromCharacters, toCharacters } from './characters.ts';
import {
  type Component,
  compactComponent,
  createComponent,
  createStyle,
  createText,
  NO_STYLE,
  sameComponent,
  toPlain,
  toRuns,
} from './index.ts';

const RED = createStyle({ color: 0xff5555 });
const BOLD = createStyle({ bold: true });

function nested(depth: number, style = BOLD): Component {
  let component = createText('x', style);
  for (let level = 1; level < depth; level++) {
    component = createText('a', style, [component, createText('b', RED)]);
  }
  return component;
}

test('runs inherit the style around them, and inner fields take precedence', () => {
  const component = createText('a', RED, [
    createText('b', BOLD),
    createText('c', createStyle({ color: 0 })),
  ]);
  expect(toRuns(component)).toEqual([
    { text: 'a', color: '#ff5555' },
    { text: 'b', color: '#ff5555', bold: true },
    { text: 'c', color: '#000000' },
  ]);
});

test('neighboring texts with equal styles become one run, other content is never joined', () => {
  const key = createComponent({ type: 'keybind', keybind: 'key.jump' });
  const component = createText('', NO_STYLE, [createText('a'), createText('b'), key, key]);
  expect(toRuns(component)).toEqual([
    { text: 'ab' },
    { type: 'keybind', keybind: 'key.jump' },
    { type: 'keybind', keybind: 'key.jump' },
  ]);
});

test('a shadow is written with its alpha, also when the integer is negative', () => {
  const component = createText('a', createStyle({ shadow: 0x80ff0000 | 0 }));
  expect(toRuns(component)).toEqual([{ text: 'a', shadow: '#80ff0000' }]);
});

test('compacting keeps every run and joins texts that look the same', () => {
  const component = createText('', NO_STYLE, [
    createText('a', NO_STYLE, [createText('')]),
    createText('b', RED, [createText('c', RED), createText('d', BOLD)]),
  ]);
  const compacted = compactComponent(component);
  expect(toRuns(compacted)).toEqual(toRuns(component));
  expect(compacted).toEqual(
    createText('a', NO_STYLE, [createText('bc', RED, [createText('d', BOLD)])]),
  );
});

test('components nested deeper than the call stack can be compacted, compared and flattened', () => {
  const deep = nested(50_000);
  const compacted = compactComponent(deep);
  expect(toRuns(compacted)).toEqual(toRuns(deep));
  expect(sameComponent(deep, nested(50_000))).toBe(true);
  expect(sameComponent(deep, nested(49_999))).toBe(false);
  expect(toPlain(deep)).toHaveLength(99_999);
});

test('compacting texts that each start with another text takes linear time', async () => {
  const prepare = (depth: number) => {
    let component = createText('x');
    for (let level = 1; level < depth; level++) {
      component = createText('a', NO_STYLE, [component, createText('b', level % 2 ? RED : BOLD)]);
    }
    return () => compactComponent(component);
  };
  expect(await hasLinearCost(prepare, 1500)).toBe(true);
});

test('a family emoji is one character to people and seven to the game', () => {
  const family = createText('👨‍👩‍👧‍👦', RED);
  expect(toCharacters(family)).toEqual([{ character: '👨‍👩‍👧‍👦', style: RED }]);
  expect(toCharacters(family, 'code-point')).toHaveLength(7);
  expect(fromCharacters(toCharacters(family, 'code-point'))).toEqual(family);
});
