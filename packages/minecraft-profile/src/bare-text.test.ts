import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { readBareText } from './bare-text.ts';

test.each([
  ['Notch', 'Notch'],
  ['  Notch\n', 'Notch'],
  ['\u200bNotch\ufeff\u00a0', 'Notch'],
  ['"Notch"', 'Notch'],
  ["'Notch'", 'Notch'],
  ['“Notch”', 'Notch'],
  ['«Notch»', 'Notch'],
  ['`Notch`', 'Notch'],
  ['**Notch**', 'Notch'],
  ['**`\u200bNotch`**', 'Notch'],
  ['||Notch||', 'Notch'],
  ['<https://play.demo>', 'https://play.demo'],
  ['```\nNotch\n```', 'Notch'],
  ['```yml\r\nNotch\r\n```', 'Notch'],
  ['```Notch```', 'Notch'],
  // As a field of one line gets it.
  ['```mcfunction/give @p stone```', '/give @p stone'],
  ['IP: play.demo', 'play.demo'],
  ['ip:play.demo', 'play.demo'],
  ['Server IP: play.demo', 'play.demo'],
  ['Indirizzo: `play.demo`', 'play.demo'],
  ['texture: "eyJ0"', 'eyJ0'],
  ['(play.demo)', 'play.demo'],
  ['> play.demo', 'play.demo'],
  ['- `Notch`', 'Notch'],
  ['• Notch', 'Notch'],
  ['server-ip=play.demo', 'play.demo'],
])('of %j there is %j', (typed, text) => {
  expect(readBareText(typed)).toEqual({ text, hadInvisible: false });
});

test.each([
  ['__Notch__'],
  ['ip:25565'],
  ['-Notch'],
  ['server (1).jar'],
  ['play.demo:25565'],
  ['[::1]:25565'],
  ['"Notch'],
  ['""'],
  ['**'],
  ['```'],
  ['/give @p minecraft:player_head{SkullOwner:"Notch"}'],
  ['minecraft:give @p stone'],
  ['C:\\mc\\paper.jar'],
  ['نمی\u200cدانم'],
])('%j has nothing around it', (typed) => {
  expect(readBareText(typed)).toEqual({ text: typed, hadInvisible: false });
});

test.each([
  ['paper\u200b.jar', 'paper.jar'],
  ['play\u00ad.demo', 'play.demo'],
  ['\u202aNot\u202ech\u202c', 'Notch'],
  ['my\u00a0server.jar', 'my server.jar'],
])('characters inside %j that nobody sees are left out, and told', (typed, text) => {
  expect(readBareText(typed)).toEqual({ text, hadInvisible: true });
});

const around = fc.constantFrom('"', "'", '`', '**', '*', '~~', '||', '\u200b', ' ', '\ufeff');
const thing = fc
  .stringMatching(/^[a-z0-9][a-z0-9.:_-]{0,30}[a-z0-9]$/)
  .filter((text) => !/^ip:/i.test(text));

property.prop([fc.array(around, { maxLength: 6 }), thing])(
  'whatever is around a thing, the thing is found',
  (marks, text) => {
    const typed = marks.reduce((inside, mark) => `${mark}${inside}${mark}`, text);
    expect(readBareText(typed)).toEqual({ text, hadInvisible: false });
  },
);

property.prop([fc.string({ unit: 'grapheme' })])('a bare text never is longer', (typed) => {
  expect(readBareText(typed).text.length).toBeLessThanOrEqual(typed.length);
});
