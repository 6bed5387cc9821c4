import { afterEach, expect, test, vi } from 'vitest';
import { fetchWords } from './fetch-words.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(...answers: (() => Response)[]) {
  vi.useFakeTimers();
  const fetch = vi.fn(async (_path: string) => (answers.shift() ?? Response.error)());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('words that fail to load twice are asked for again', async () => {
  const fetch = answerWith(
    () => Response.error(),
    () => new Response('', { status: 503 }),
    () => Response.json({ home: {} }),
  );
  const words = fetchWords('it', 'skins');
  await vi.runAllTimersAsync();
  await expect(words).resolves.toEqual({ home: {} });
  expect(fetch.mock.calls).toEqual(Array(3).fill(['/locales/it/skins.json']));
});

test('without a network nobody waits for more tries', async () => {
  const fetch = answerWith();
  vi.stubGlobal('navigator', { onLine: false });
  await expect(fetchWords('it', 'skins')).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('words that fail three times are given up', async () => {
  const fetch = answerWith();
  const words = expect(fetchWords('it', 'skins')).rejects.toThrow();
  await vi.runAllTimersAsync();
  await words;
  expect(fetch).toHaveBeenCalledTimes(3);
});
