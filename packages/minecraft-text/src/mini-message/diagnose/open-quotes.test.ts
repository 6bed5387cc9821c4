import { describe, expect, test } from 'vitest';
import { diagnoseMiniMessage } from './index.ts';

const openIn = (text: string) =>
  diagnoseMiniMessage(text)
    .filter(({ code }) => code === 'unclosed-quote')
    .map(({ severity, from, to, fix }) => {
      expect(severity).toBe('warning');
      return [text.slice(from, to), fix];
    });

describe('a quote that is never closed', () => {
  test.each([
    [`<hover:show_text:'a>x</hover>`, `<hover:show_text:'a>`, '<hover:show_text:a>'],
    [`<hover:show_text:"a>x`, `<hover:show_text:"a>`, '<hover:show_text:a>'],
    [`<click:run_command:'/a b>x`, `<click:run_command:'/a b>`, "<click:run_command:'/a b'>"],
    [`<lang:a:'b':"c>x`, `<lang:a:'b':"c>`, '<lang:a:b:c>'],
    [`<lang:a:"b":'c>x`, `<lang:a:"b":'c>`, '<lang:a:b:c>'],
    [`<lang:a:'':'c>x`, `<lang:a:'':'c>`, "<lang:a:'':c>"],
    [`<lang:a:"":'c>x`, `<lang:a:"":'c>`, "<lang:a:'':c>"],
    [`<key:'a/>x`, `<key:'a/>`, '<key:a/>'],
    [`<insert:'>x`, `<insert:'>`, `<insert:"'">`],
  ])('%s: the tag is read without it', (text, tag, fix) => {
    expect(openIn(text)).toEqual([[tag, fix]]);
  });

  test.each([
    // With the same quote behind it, the tag is none any more.
    [`a <hover:show_text:'b>x 'y`, `<hover:show_text:'b>x 'y`],
    [`a <HOVER:show_text:'b>x 'y`, `<HOVER:show_text:'b>x 'y`],
    [`<red>a <hover:show_text:"it's>x</hover> don't`, `<hover:show_text:"it's>x</hover> don't`],
    [`<click:suggest_command:'/x>it's`, `<click:suggest_command:'/x>it's`],
    [`<hover:show_text:'a'><hover:show_text:'b>x 'y`, `<hover:show_text:'b>x 'y`],
    [`<hover:show_text:'a\\'>x <red>y`, `<hover:show_text:'a\\'>x <red>y`],
    [`<lang:a:b:'c>x 'y`, `<lang:a:b:'c>x 'y`],
  ])('%s: it takes the rest with it', (text, rest) => {
    expect(openIn(text)).toEqual([[rest, undefined]]);
  });

  test.each([
    `it's <red>x</red>`,
    `<red>it's</red> "x`,
    `<hover:show_text:'a'>x</hover>`,
    `<hover:show_text:'it"s'>x</hover>`,
    `<hover:show_text:"it's">x</hover>`,
    `<hover:show_text:"a:'b">x</hover>`,
    `<hover:show_text:'a:"b'>x</hover>`,
    `<hover:show_text:'a\nb'>x</hover>`,
    `<hover:show_text:it's>x</hover>`,
    `<click:run_command:'/say "hi'>x</click>`,
    `<lang:a:'b':"c">`,
    `<lang:a:'b':c>`,
    `\\<click:run_command:'x>it's`,
    `<foo:'x>it's`,
    `<a:'b`,
    `<key:b <red>x</red>`,
    `x <key:'a'> y <key:'b'>`,
    `<hover:show_text:'<b>x</b>'>y</hover> <a:'`,
  ])('%s has none', (text) => expect(openIn(text)).toEqual([]));

  test('inside an argument it is told where it is', () => {
    const text = `<hover:show_text:'<click:run_command:"/a>b</click>'>x</hover>`;
    expect(openIn(text)).toEqual([[`<click:run_command:"/a>`, "<click:run_command:'/a'>"]]);
  });
});
