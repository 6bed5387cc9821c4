import { expect, test } from 'vitest';
import { readWatchLink } from './watch-link.ts';

const SECRET = `fv_${'0'.repeat(26)}`;

test.each(['', '/', '?lng=it'])('a link is read (%s)', (more) => {
  const link = ` https://fucina.example:8443/watch/0123456789${more}#${SECRET}\n`;
  const origin = 'https://fucina.example:8443';
  expect(readWatchLink(link)).toEqual({ origin, id: '0123456789', secret: SECRET });
});

test.each([
  'https://fucina.example/watch/0123456789',
  `https://fucina.example/watch/0123456789#${SECRET}x`,
  `https://fucina.example/watch/../0123456789#${SECRET}`,
  `https://fucina.example\\@evil.example/watch/0123456789#${SECRET}`,
  `javascript://fucina.example/watch/0123456789#${SECRET}`,
  SECRET,
])('%j is none', (text) => {
  expect(readWatchLink(text)).toBeUndefined();
});
