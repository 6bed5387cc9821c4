import { describe, expect, test } from 'vitest';
import { diagnoseMiniMessage } from './index.ts';

const oddities = (tag: string) =>
  diagnoseMiniMessage(`${tag}x`)
    .filter(({ code }) => code !== 'never-closed')
    .map(({ code, severity, detail, fix }) => [severity, code, detail, fix]);

describe('a tag that is read, but hardly as it was meant', () => {
  test.each([
    ['<#fff>', '#fff', '<#ffffff>'],
    ['<#Fa0>', '#fa0', '<#ffaa00>'],
    ['<#ff>', '#ff', undefined],
    ['<#1234567>', '#1234567', undefined],
    ['<#12345678>', '#12345678', undefined],
    ['<c:#fff>', '#fff', '<c:#ffffff>'],
    ['<color:#fff>', '#fff', '<color:#ffffff>'],
    ['<colour:#fff>', '#fff', '<colour:#ffffff>'],
    ['<color:#1234567>', '#1234567', undefined],
    ['<color:#ff>', '#ff', undefined],
    ['<color:#12345678>', '#12345678', undefined],
    ['<transition:red:#fff:0>', '#fff', '<transition:red:#ffffff:0>'],
    ['<shadow:#fff>', '#fff', '<shadow:#ffffff>'],
    ['<shadow:#1122334>', '#1122334', undefined],
  ])('%s: %s has not six digits', (tag, detail, fix) => {
    expect(oddities(tag)).toEqual([['warning', 'hex-length', detail, fix]]);
  });

  test('each color of a gradient is told by itself', () => {
    expect(oddities('<gradient:#fff:red:#00a>')).toEqual([
      ['warning', 'hex-length', '#fff', '<gradient:#ffffff:red:#00a>'],
      ['warning', 'hex-length', '#00a', '<gradient:#fff:red:#0000aa>'],
    ]);
  });

  test.each([
    ['<b:OFF>', 'OFF', '<b:off>'],
    ['<b:On>', 'On', '<b:on>'],
    ['<italic:TRUE>', 'TRUE', '<italic:true>'],
    ['<u:False>', 'False', '<u:false>'],
    ['<st:maybe>', 'maybe', undefined],
    ['<obf:>', '', undefined],
  ])('%s: a decoration is on or off, not “%s”', (tag, detail, fix) => {
    expect(oddities(tag)).toEqual([['warning', 'decoration-argument', detail, fix]]);
  });

  test.each([
    ['<click:open_url:https://a.b:80>', 'https://a.b:80', "<click:open_url:'https://a.b:80'>"],
    ['<click:OPEN_URL:https://a.b:80>', 'https://a.b:80', "<click:OPEN_URL:'https://a.b:80'>"],
    ['<click:open_url:https://a:1:2>', 'https://a:1:2', "<click:open_url:'https://a:1:2'>"],
  ])('%s loses its port', (tag, detail, fix) => {
    expect(oddities(tag)).toEqual([['warning', 'url-port', detail, fix]]);
  });

  test.each([['-2'], ['!-3'], ['-10'], ['-01']])('<rainbow:%s> throws', (phase) => {
    expect(oddities(`<rainbow:${phase}>`)).toEqual([['error', 'negative-phase', phase, undefined]]);
  });
});

test.each([
  '<#ABCdef>',
  '<#000000>',
  '<red>',
  '<c:red>',
  '<color:#ff0000>',
  '<gradient:#ff0000:#00ff00:0.5>',
  '<shadow:#11223344>',
  '<shadow:red:0.5>',
  // No colors.
  '<insert:#fff>',
  '<lang:#ff>',
  '<hover:show_text:#fff>',
  // Neither clicks nor phases.
  '<lang:open_url:https://a.b:80>',
  '<lang:-5>',
  '<bold:true>',
  '<bold:on>',
  '<bold:false>',
  '<b:off>',
  '<reset>',
  '<click:run_command:/a:b>',
  '<click:suggest_command:a:b:c>',
  '<click:open_url:https://a.b>',
  "<click:open_url:'https://a.b:80'>",
  '<rainbow>',
  '<rainbow:2>',
  '<rainbow:!2>',
  '<rainbow:-0>',
  '<gradient:red:blue:-1>',
])('%s is as it was meant', (tag) => expect(oddities(tag)).toEqual([]));
