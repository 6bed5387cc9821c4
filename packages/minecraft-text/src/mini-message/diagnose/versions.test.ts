import { describe, expect, test } from 'vitest';
import { diagnoseMiniMessage } from './index.ts';

/** What each tag asks of the library and of the game, told to somebody who has neither. */
const needs = (tag: string, versions = { adventure: '4.0', version: '1.7' }) =>
  Object.fromEntries(
    diagnoseMiniMessage(`${tag}x`, versions).flatMap(({ code, severity, detail }) => {
      if (!code.startsWith('needs-newer-')) return [];
      expect(severity).toBe('warning');
      return [[code.slice('needs-newer-'.length), detail]];
    }),
  );

describe('what a tag needs', () => {
  test.each([
    ['<gradient:red:blue>', { game: '1.16' }],
    ['<rainbow>', { game: '1.16' }],
    ['<transition:red:blue:0>', { game: '1.16' }],
    ['<pride>', { adventure: '4.18', game: '1.16' }],
    ['<pride:trans>', { adventure: '4.18', game: '1.16' }],
    ['<pride:Femboy>', { adventure: '5.1', game: '1.16' }],
    ['<pride:intersex inclusive>', { adventure: '5.1', game: '1.16' }],
    ['<#ff0000>', { game: '1.16' }],
    ['<color:#ff0000>', { game: '1.16' }],
    ['<colour:#ff0000>', { game: '1.16' }],
    ['<c:#ff0000>', { game: '1.16' }],
    ['<font:a>', { game: '1.16' }],
    ['<key:a>', { game: '1.12' }],
    ['<selector:@a>', { adventure: '4.11', game: '1.8' }],
    ['<sel:@a>', { adventure: '4.11', game: '1.8' }],
    ['<lang_or:a:b>', { adventure: '4.13', game: '1.19.4' }],
    ['<tr_or:a:b>', { adventure: '4.13', game: '1.19.4' }],
    ['<translate_or:a:b>', { adventure: '4.13', game: '1.19.4' }],
    ['<score:a:b>', { adventure: '4.13', game: '1.8' }],
    ['<nbt:entity:@a:b>', { adventure: '4.13', game: '1.14' }],
    ['<data:entity:@a:b>', { adventure: '4.13', game: '1.14' }],
    ['<shadow:red>', { adventure: '4.18', game: '1.21.4' }],
    ['<!shadow>', { adventure: '4.18', game: '1.21.4' }],
    ['<sprite:a>', { adventure: '4.25', game: '1.21.9' }],
    ['<head>', { adventure: '4.25', game: '1.21.9' }],
    ['<click:custom:a>', { adventure: '4.25', game: '1.21.6' }],
    ['<click:COPY_to_clipboard:a>', { game: '1.15' }],
  ])('%s: %j', (tag, expected) => expect(needs(tag)).toEqual(expected));

  test.each([
    '<red>',
    '<color:red>',
    '<red:#ff0000>',
    '<bold>',
    '<newline>',
    '<click:open_url:https://a.b>',
    '<click:run_command:/a>',
    '<hover:show_text:a>',
    '<lang:a>',
    // Sharps that are no color.
    '<insert:#a>',
    '<lang:#a>',
    '<tr:#a:b>',
  ])('%s: nothing', (tag) => expect(needs(tag)).toEqual({}));

  test('nothing is missing where the versions are new enough, or nobody said which', () => {
    expect(needs('<shadow:red>', { adventure: '4.18', version: '1.21.4' })).toEqual({});
    expect(needs('<shadow:red>', { adventure: '4.17', version: '1.21.4' })).toEqual({
      adventure: '4.18',
    });
    expect(diagnoseMiniMessage('<shadow:red>x</shadow>')).toEqual([]);
  });
});
