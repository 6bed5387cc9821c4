import { TAG_NAMES } from '@fucina/minecraft-text/mini-message';
import { describe, expect, test } from 'vitest';
import { findLinks, signatureAt } from './index.ts';
import { TAG_FORMS } from './signatures.ts';
import { readMarks, withMarks } from './testing/marked.ts';
import { open, TAB } from './testing/opened.ts';

describe('the arguments of a tag that somebody writes', () => {
  test.each([
    ['a.mm', '<click:‹›', ['action', 0]],
    ['a.mm', '<click:run_command:/a‹›>', ['value', 1]],
    ['a.mm', "<click:run_command:'/a: b‹›", ['value', 1]],
    ['a.mm', '<hover:‹›', ['show_text', 0]],
    ['a.mm', '<hover:show_i‹›', ['show_item', 0]],
    ['a.mm', '<hover:show_entity:cow:‹›', ['uuid', 2]],
    ['a.mm', "<hover:show_text:'<c:‹›", ['color', 0]],
    ['a.mm', '<gradient:red:‹›', ['color', 0]],
    ['a.mm', '<gradient:red:blue:0.5‹›', ['phase', 1]],
    ['a.mm', '<tr:a:b:c‹›', ['value', 1]],
    ['a.mm', '<sprite:a‹›', ['sprite', 0]],
    ['a.mm', '<sprite:a:‹›', ['sprite', 1]],
    [TAB, "a: '<C:‹›'", ['color', 0]],
    ['Shop.java', 'a = "<red>" + "<click:‹›"', ['action', 0]],
    ['a.mm', '<click‹›', undefined],
    ['a.mm', '<click:a>‹›', undefined],
    ['a.mm', '</click:‹›', undefined],
    ['a.mm', '\\<click:‹›', undefined],
    ['a.mm', '<reset:‹›', undefined],
    ['a.mm', '<rde:‹›', undefined],
    ['a.mm', '<#12abef:‹›', undefined],
    ['Shop.java', 'a < b ? c:‹› d', undefined],
  ])('%s: %s', async (path, marked, expected) => {
    const { content, at } = readMarks(marked);
    const found = signatureAt(await open(path, content), at);
    const { forms = [], form = 0, argument = 0 } = found ?? {};
    expect(found && [forms[form]?.args[argument], argument]).toEqual(expected);
  });

  test('are known for tags that there are', () => {
    for (const name of Object.keys(TAG_FORMS)) expect(TAG_NAMES).toContain(name);
  });
});

describe('addresses that a click opens', () => {
  test.each([
    ['a.mm', '<click:open_url:‹https://a.b/c›>x</click>'],
    ['a.mm', '<hover:show_text:\'<click:open_url:"‹https://a.b›">\'>'],
    [TAB, "a: '<click:open_url:''‹https://a.b/?c=''d›''>x'"],
    ['Shop.java', 'a = "<click:open_url:\\"‹https://a.b›\\">x"'],
    ['a.mm', '<click:open_url:https://a.b/%player%>'],
    ['a.mm', '<click:open_url:javascript:a>'],
    ['a.mm', '<click:run_command:https://a.b>'],
    ['a.mm', 'https://a.b'],
    ['Shop.java', 'a = "<red><click:open_url:\'https://a.b/" + c + "\'>x"'],
  ])('%s: %s', async (path, marked) => {
    const { content } = readMarks(marked);
    expect(withMarks(content, findLinks(await open(path, content)))).toBe(marked);
  });
});
