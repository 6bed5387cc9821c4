import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageOf } from './language.ts';
import { ProgressLine } from './progress-line.ts';

const ERASE = '\r\u001b[K';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
});

function lineOn(isTTY: boolean, lang = 'C') {
  let written = '';
  const stream = new Writable({
    write(piece, _, done) {
      written += String(piece);
      done();
    },
  });
  const line = new ProgressLine(Object.assign(stream, { isTTY }), languageOf({ LANG: lang }));
  const after = (ms: number, done: number, total: number) => {
    written = '';
    vi.advanceTimersByTime(ms);
    line.show(done, total);
    return written;
  };
  return { line, after, written: () => written };
}

test('work of less than a second shows nothing', () => {
  const { after } = lineOn(true);
  expect(after(0, 1, 3000)).toBe('');
  expect(after(900, 2000, 3000)).toBe('');
  expect(after(99, 3000, 3000)).toBe('');
});

test('longer work says ten times a second how far it is, and leaves nothing behind', () => {
  const { line, after, written } = lineOn(true);
  after(0, 1, 3000);
  expect(after(1000, 1200, 3000)).toBe(`${ERASE}1,200 of 3,000 files`);
  expect(after(50, 1300, 3000)).toBe('');
  expect(after(50, 1400, 3000)).toBe(`${ERASE}1,400 of 3,000 files`);
  line.erase();
  expect(written().endsWith(`files${ERASE}`)).toBe(true);
  expect(after(100, 1500, 3000)).toContain('1,500');
  expect(after(1, 3000, 3000)).toBe(ERASE);
});

test('in Italian, numbers and words are Italian', () => {
  const { after } = lineOn(true, 'it_IT.UTF-8');
  after(0, 1, 12_000);
  expect(after(1000, 11_000, 12_000)).toBe(`${ERASE}11.000 di 12.000 file`);
});

test('where nobody looks, nothing is written', () => {
  const { after } = lineOn(false);
  after(0, 1, 3000);
  expect(after(2000, 1200, 3000)).toBe('');
});
