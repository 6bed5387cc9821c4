import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyComponent } from '../tests/any-component.ts';
import { writeBbcode } from './bbcode.ts';
import { createText } from './component/component.ts';
import { toPlain } from './component/plain.ts';
import { readMiniMessage } from './mini-message/index.ts';

function bbcode(miniMessage: string) {
  const read = readMiniMessage(miniMessage);
  if (!read.ok) throw new Error(read.error.code);
  return writeBbcode(read.value);
}

test.each([
  ['plain', 'plain'],
  ['<#ff8800><b>today</b></#ff8800>', '[COLOR=#ff8800][B]today[/B][/COLOR]'],
  ['<red>a<u>b', '[COLOR=#ff5555]a[/COLOR][COLOR=#ff5555][U]b[/U][/COLOR]'],
  ['<i><st>x', '[I][S]x[/S][/I]'],
  ["<click:open_url:'https://a.b/[1]'>x", '[URL=https://a.b/%5B1%5D]x[/URL]'],
  ['a<br>b', 'a\nb'],
  ['[1] and [b]', '[PLAIN][1] and [b][/PLAIN]'],
  ['[/plain]', '[PLAIN][/pl[/PLAIN][PLAIN]ain][/PLAIN]'],
])('%s is %s', (text, expected) => expect(bbcode(text).value).toBe(expected));

test('what forums cannot show is listed', () => {
  const text = "<obf>x</obf><click:run_command:/spawn>y</click><hover:show_text:'z'>z";
  expect(bbcode(text).losses.map(({ code, at }) => [code, at.from, at.to])).toEqual([
    ['obfuscated', 0, 1],
    ['click-run_command', 1, 2],
    ['hover-show_text', 2, 3],
  ]);
});

/** What a forum shows: tags of ours outside of `[PLAIN]` removed. */
function shown(code: string): string {
  return code
    .split(/(\[PLAIN\][\s\S]*?\[\/PLAIN\])/)
    .map((part) =>
      part.startsWith('[PLAIN]')
        ? part.slice('[PLAIN]'.length, -'[/PLAIN]'.length)
        : part.replace(/\[\/?(?:B|I|U|S|COLOR|URL)(?:=[^\]]*)?\]/g, ''),
    )
    .join('');
}

property.prop([
  fc.oneof(
    anyComponent,
    fc
      .string({ unit: fc.constantFrom('[', ']', '/', 'B', 'plain', 'x') })
      .map((text) => createText(text)),
  ),
])('a forum shows the plain text, whatever it looks like', (component) => {
  expect(shown(writeBbcode(component).value)).toBe(toPlain(component));
});
