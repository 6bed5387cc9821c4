import { describe, expect, test } from 'vitest';
import { diagnoseMiniMessage } from './index.ts';

const found = (text: string) => {
  const [first] = diagnoseMiniMessage(text);
  return [first?.code, first?.detail, first?.fix];
};

describe('why a tag with a known name stays text', () => {
  test.each([
    '<key>',
    '<font>',
    '<sprite>',
    '<insert>',
    '<color>',
    '<colour>',
    '<shadow>',
    '<click>',
    '<click:open_url>',
    '<click:copy_to_clipboard>',
    '<hover>',
    '<hover:show_item>',
    '<score>',
    '<score:a>',
    '<selector>',
    '<nbt:block>',
    '<lang>',
    '<lang_or:a>',
  ])('%s needs more', (tag) => expect(found(`${tag}x`)[0]).toBe('missing-argument'));

  test.each([
    ['<reset:a>', '<reset>'],
    ['<!bold:a>', '<!bold>'],
    ['<!shadow:a>', '<!shadow>'],
  ])('%s takes none', (tag, fix) =>
    expect(found(`${tag}x`)).toEqual(['takes-no-argument', undefined, fix]),
  );

  test.each([
    ['<font:A b>', 'bad-key', 'A b'],
    ['<click:custom:a b:c>', 'bad-key', 'a b'],
    ['<hover:show_item:A b>', 'bad-key', 'A b'],
    ['<hover:show_item:stone:x>', 'bad-argument', 'stone:x'],
    ['<hover:show_entity:pig>', 'bad-argument', 'pig'],
    ['<nbt:a:b>', 'bad-argument', 'a:b'],
    ['<rainbow:x>', 'bad-argument', 'x'],
    ['<rainbow:a-5>', 'bad-argument', 'a-5'],
    ['<gradient:red:blue:9>', 'phase-out-of-range', '9'],
    ['<pride:7>', 'phase-out-of-range', '7'],
    ['<shadow:foo>', 'bad-color', 'foo'],
    ['<shadow:foo:0.5>', 'bad-color', 'foo'],
    // The color is right.
    ['<shadow:red:half>', 'bad-argument', 'half'],
    ['<shadow:#FF0000:half>', 'bad-argument', 'half'],
    ['<transition:foo:bar>', 'bad-color', 'foo'],
    ['<transition:red:foo:0>', 'bad-color', 'foo'],
    // Here the reference reads only one of the two spellings.
    ['<transition:red:grey:0>', 'bad-color', 'grey'],
    ['<gradient:red:foo>', 'bad-color', 'foo'],
  ])('%s: %s', (tag, code, detail) => expect(found(`${tag}x`).slice(0, 2)).toEqual([code, detail]));

  test.each(['<gradient:red:grey>', '<transition:RED:blue>', '<shadow:Red:0.5>', '<rainbow:!2>'])(
    '%s works',
    (tag) => expect(found(`${tag}x`)[0]).toBe('never-closed'),
  );
});
