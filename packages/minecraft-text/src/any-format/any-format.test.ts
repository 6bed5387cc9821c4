import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyPlainComponent } from '../../tests/any-component.ts';
import { toPlain } from '../component/plain.ts';
import { toRuns } from '../component/runs.ts';
import { writeJsonValue } from '../json/write-json.ts';
import { writeSnbt } from '../json/write-snbt.ts';
import { readLegacy } from '../legacy/read-legacy.ts';
import { writeLegacy } from '../legacy/write-legacy.ts';
import { detectFormat } from './detect-format.ts';
import { leftoverFormat } from './leftover-format.ts';
import { readAny } from './read-any.ts';

test.each([
  ['', 'plain'],
  ['Hello world', 'plain'],
  ['1 < 2 > 0 & <3 <not a tag>', 'plain'],
  ['[VIP] {player} joined %server%', 'plain'],
  ['[VIP]', 'plain'],
  ['{player}', 'plain'],
  ['"quoted"', 'plain'],
  ['{}', 'plain'],
  ['Q&A with R&D, see https://a.b/?x=1&c=2', 'plain'],
  ['Color #ff8800 is orange', 'plain'],
  ['<red>Hi', 'mini-message'],
  ['<gradient:#ff0000:#00ff00>Hi</gradient>', 'mini-message'],
  ['<#ff8800>Hi', 'mini-message'],
  ['<key:key.jump>', 'mini-message'],
  ['<red>Tom &cool</red>', 'mini-message'],
  ['&cHi', 'legacy-ampersand'],
  ['Hello&cWorld', 'legacy-ampersand'],
  ['&#ff8800H&#ff9900i', 'legacy-ampersand'],
  ['&x&f&f&8&8&0&0Hi', 'legacy-ampersand'],
  ['<#54DAF4>&lH<#545EB6>&li', 'legacy-ampersand'],
  ['§cHi', 'legacy-section'],
  ['§x§F§F§8§8§0§0Hi', 'legacy-section'],
  ['§gHi', 'legacy-section'],
  ['<##ff8800>H<##ff9900>i', 'legacy-hex'],
  ['{#ff8800}Hi', 'legacy-hex'],
  ['#ff8800H#ff9900i', 'legacy-bare-hex'],
  ['{"text":"Hi","color":"red"}', 'json'],
  ['["",{"text":"Hi"}]', 'json'],
  [`'{"text":"Hi"}'`, 'json'],
  ['{"extra":["a"]}', 'json'],
  ['{text:"Hi",color:"red"}', 'snbt'],
  [`[{text:'Hi'},{text:'you'}]`, 'snbt'],
  ['/give @p minecraft:stone 1', 'give-command'],
  ['minecraft:give Bob stone', 'give-command'],
  ['give Steve minecraft:player_head[profile=x]', 'give-command'],
  ['give me a break', 'plain'],
])('%s is %s', (text, format) => expect(detectFormat(text)).toBe(format));

test.each([
  ['<red>Hi', [{ text: 'Hi', color: '#ff5555' }]],
  ['&cHi', [{ text: 'Hi', color: '#ff5555' }]],
  ['§cHi &c', [{ text: 'Hi &c', color: '#ff5555' }]],
  ['{#ff8800}Hi', [{ text: 'Hi', color: '#ff8800' }]],
  [
    '#ff8800H#ff9900i',
    [
      { text: 'H', color: '#ff8800' },
      { text: 'i', color: '#ff9900' },
    ],
  ],
  ['{"text":"Hi","color":"red"}', [{ text: 'Hi', color: '#ff5555' }]],
  [`'{"text":"Hi","color":"red"}'`, [{ text: 'Hi', color: '#ff5555' }]],
  ['{text:"Hi",color:"red"}', [{ text: 'Hi', color: '#ff5555' }]],
  ['Hi', [{ text: 'Hi' }]],
])('%s is read', (text, runs) => {
  const result = readAny(text);
  expect(result.ok && toRuns(result.value)).toEqual(runs);
});

test('the format can be given, and errors are those of its reader', () => {
  const asText = readAny('<red>Hi', 'plain');
  expect(asText.ok && toPlain(asText.value)).toBe('<red>Hi');
  expect(readAny('{"text":"a",}}', 'json')).toEqual({
    ok: false,
    format: 'json',
    error: { code: 'trailing-text', from: 13, to: 14, line: 1, column: 14 },
  });
  expect(readAny('/give @p stone 1')).toMatchObject({ ok: false, error: { code: 'is-command' } });
});

test.each([
  ['&cHi <b>x', undefined, 'legacy-ampersand'],
  ['&c<b>x', 'legacy-ampersand', 'mini-message'],
  ['{"text":"§cHi"}', undefined, 'legacy-section'],
  ['<b>x</b> {#ff8800}y', 'mini-message', 'legacy-hex'],
  // Escaped, or asked for as letters.
  ['<b>x</b> \\<b>', undefined, undefined],
  ['&cHi', 'plain', undefined],
  ['<b>Q&A, R&D, #ff8800 and [VIP]', undefined, undefined],
] as const)('of %j, read as %s, codes stay letters: %s', (text, format, left) => {
  const read = readAny(text, format);
  expect(read.ok && leftoverFormat(read.value, read.format)).toBe(left);
});

test('every text gets a format and a result', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'<>{}[]"\'&§#:/xacf0 give'.split('')) }),
      (text) => {
        expect(readAny(text)).toHaveProperty('ok');
      },
    ),
  );
});

test('the output of our writers is recognized', () => {
  fc.assert(
    fc.property(anyPlainComponent, (component) => {
      fc.pre(toPlain(component).trim() !== '');
      const json = JSON.stringify([writeJsonValue(component).value, { text: '' }]);
      expect(detectFormat(json)).toBe('json');
      expect(detectFormat(`[${writeSnbt(component).value},{text:''}]`)).toMatch(/snbt|json/);
      const legacy = writeLegacy(component, { char: '§' }).value;
      // Text without style has no codes, so a lone `§` in it is text.
      const read = readLegacy(legacy, { char: '§' });
      const isStyled = read.ok && toRuns(read.value).some((run) => Object.keys(run).length > 1);
      if (isStyled) expect(detectFormat(legacy)).toBe('legacy-section');
    }),
  );
});

test.each(Array.from('ghijpqstuv'))('§%s is a color of Bedrock Edition', (code) => {
  const text = `§${code}Hi §lthere`;
  const read = readAny(text);
  if (!read.ok) throw new Error(read.error.code);
  expect(toPlain(read.value)).toBe('Hi there');
  expect(writeLegacy(read.value, { char: '§', edition: 'bedrock' }).value).toBe(text);
});

test('codes of both editions are read as Java Edition reads them', () => {
  const read = readAny('§mHi');
  expect(read.ok && toRuns(read.value)).toMatchObject([{ text: 'Hi', strikethrough: true }]);
});
