import { expect, test } from 'vitest';
import { writeDuration } from './duration.ts';

test.each([
  [0, '1 second', '1 secondo'],
  [59, '59 seconds', '59 secondi'],
  [60, '1 minute', '1 minuto'],
  [432, '7 minutes, 12 seconds', '7 minuti e 12 secondi'],
  [7449, '2 hours, 4 minutes', '2 ore e 4 minuti'],
  [7200, '2 hours', '2 ore'],
  [7259, '2 hours', '2 ore'],
  [90_000, '1 day, 1 hour', '1 giorno e 1 ora'],
  [86_400 * 40 + 3599, '40 days', '40 giorni'],
])('%i seconds are %s', (seconds, english, italian) => {
  expect(writeDuration(seconds, 'en')).toBe(english);
  expect(writeDuration(seconds, 'it')).toBe(italian);
});
