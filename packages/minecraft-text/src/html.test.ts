import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyComponent, deepComponent } from '../tests/any-component.ts';
import { createText } from './component/component.ts';
import { toPlain } from './component/plain.ts';
import { createStyle, NO_STYLE } from './component/style.ts';
import { writeHtml } from './html.ts';

test('each run is plain text or one span', () => {
  const component = createText('plain ', NO_STYLE, [
    createText('red', createStyle({ color: 0xff5555, bold: true })),
    createText(' all', createStyle({ italic: true, underlined: true, strikethrough: true })),
    createText(' secret', createStyle({ obfuscated: true })),
    createText(' again', createStyle({ bold: false })),
  ]);
  expect(writeHtml(component).value).toBe(
    'plain <span style="color: #FF5555; font-weight: bold">red</span>' +
      '<span style="font-style: italic; text-decoration: underline line-through"> all</span>' +
      '<span class="obfuscated"> secret</span> again',
  );
});

test('runs that look the same share a span', () => {
  const click = { action: 'run_command', value: '/x' } as const;
  const component = createText('a', createStyle({ color: 0 }), [
    createText('b', createStyle({ click })),
  ]);
  expect(writeHtml(component).value).toBe('<span style="color: #000000">ab</span>');
});

test('text is escaped once, and control characters are removed', () => {
  expect(
    writeHtml(createText(`<script>alert("1")</script> &lt; 'x'\u0000\u001b[31m\ud800`)).value,
  ).toBe('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;lt; &#39;x&#39;[31m\ufffd');
});

test('no text can inject HTML: without the spans only the escaped text is left', () => {
  const span =
    /<span(?: class="obfuscated")?(?: style="[a-z-]+: [#A-Za-z0-9 -]+(?:; [a-z-]+: [#A-Za-z0-9 -]+)*")?>|<\/span>/g;
  fc.assert(
    fc.property(anyComponent, (component) => {
      const bare = writeHtml(component).value.replace(span, '');
      expect(bare).not.toMatch(/[<>"']/);
      const text = bare
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      const wanted = toPlain(component).replace(/[^\P{Cc}\t\n]/gu, '');
      expect(text).toBe(wanted);
    }),
  );
});

test('deep nesting is supported', () => {
  expect(writeHtml(deepComponent(50_000)).value).toBe('<span style="font-weight: bold">x</span>');
});
