import { expect, test } from 'vitest';
import { serverSpelling } from './server-spelling.ts';

test.each([
  ['play.demo', 'play.demo'],
  ['ＰＬＡＹ.demo', 'play.demo'],
  ['play。demo', 'play.demo'],
  ['Play.Demo.', 'play.demo'],
  ['play.demo:25565', 'play.demo'],
  ['play.demo:25566', 'play.demo:25566'],
  ['MÜNCHEN.example', 'münchen.example'],
  ['münchen。example.:25565', 'münchen.example'],
  ['münchen.example:25566', 'münchen.example:25566'],
  ['xn--mnchen-3ya.example', 'münchen.example'],
  ['[2001:DB8::0]:25565', '2001:db8::'],
  ['two words', 'two words'],
])('%s is remembered as %s', (typed, spelling) => {
  expect(serverSpelling(typed, 'java')).toBe(spelling);
});
