import { describe, expect, test } from 'vitest';
import { closingTagAt } from './index.ts';
import { readMarks } from './testing/marked.ts';
import { open, TAB } from './testing/opened.ts';

describe('a tag that was just written is closed', () => {
  test.each([
    ['a.mm', '<b>‹›', '</b>'],
    ['a.mm', 'x <BOLD>‹› y', '</BOLD>'],
    ['a.mm', '<click:run_command:/a>‹›', '</click>'],
    ['a.mm', "<hover:show_text:'<i>‹›'>x", '</i>'],
    [TAB, 'a: "x<b>‹›"', '</b>'],
    ['Shop.java', 'a = "<red>x" + "<b>‹›"', '</b>'],
    ['a.mm', '<b>‹›x</b>', undefined],
    ['a.mm', '<b>x‹›', undefined],
    ['a.mm', '<b/>‹›', undefined],
    ['a.mm', '<br>‹›', undefined],
    ['a.mm', '</b>‹›', undefined],
    ['a.mm', '<rde>‹›', undefined],
    ['a.mm', '\\<b>‹›', undefined],
    ['a.mm', '<click>‹›', undefined],
    ['a.mm', '<red>‹›', undefined],
    ['a.mm', '<gradient>‹›', undefined],
    ['Shop.java', 'List<b>‹› a;', undefined],
  ])('%s: %s with %s', async (path, marked, closing) => {
    const { content, at } = readMarks(marked);
    expect(closingTagAt(await open(path, content), at)).toBe(closing);
  });

  test('a color only where somebody wants it', async () => {
    const document = await open('a.mm', '<red>');
    expect(closingTagAt(document, 5, { closesColors: true })).toBe('</red>');
  });

  test('a tag of the plugin is no pair', async () => {
    const document = await open('messages.yml', 'a: <shop>', { tags: ['shop'] });
    expect(closingTagAt(document, 9, { closesColors: true })).toBeUndefined();
  });
});
