import { expect, test } from 'vitest';
import { isBot } from './is-bot.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', true],
  ['Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp)', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', false],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 7) AppleWebKit/537.36', false],
  ['github-camo (876de43e)', false],
  ['curl/8.5.0', false],
  [undefined, false],
])('%s: %s', (userAgent, is) => {
  expect(isBot(userAgent)).toBe(is);
});
