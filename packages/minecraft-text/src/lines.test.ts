import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyComponent } from '../tests/any-component.ts';
import { createText } from './component/component.ts';
import { toPlain } from './component/plain.ts';
import { toRuns } from './component/runs.ts';
import { createStyle } from './component/style.ts';
import { splitComponentLines } from './lines.ts';

test('lines are split at line breaks, and styles continue on the next line', () => {
  const component = createText('a\n\nb', createStyle({ color: 0xff5555 }), [createText('c\n')]);
  expect(splitComponentLines(component).map(toRuns)).toEqual([
    [{ text: 'a', color: '#ff5555' }],
    [],
    [{ text: 'bc', color: '#ff5555' }],
    [],
  ]);
});

test('the lines joined again give the whole text', () => {
  fc.assert(
    fc.property(anyComponent, (component) => {
      const lines = splitComponentLines(component);
      const broken = component.type === 'text';
      if (broken) expect(lines.map(toPlain).join('\n')).toBe(toPlain(component));
      expect(lines.length).toBeGreaterThan(0);
    }),
  );
});
