import { expect, test } from 'vitest';
import { markdownTable, withTable } from './markdown-table.ts';

test('a table takes the place of the one before', () => {
  const place = (inside: string) =>
    `a\n<!-- x: written by \`npm run peers\` -->\n${inside}<!-- /x -->\nb`;
  const written = markdownTable([
    ['', 'ours'],
    ['tags', 'yes'],
  ]);
  expect(written).toBe('|      | ours |\n| ---- | ---- |\n| tags | yes  |\n');
  expect(withTable(place('old'), 'x', 'npm run peers', written)).toBe(place(`\n${written}\n`));
  expect(() => withTable('', 'x', 'npm run peers', written)).toThrow('no place');
});
