import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNewestQuestion } from './use-newest-question.ts';

/** Resolves on demand; rejects when aborted, as `fetch` does. */
function pendingRequest(answer: string) {
  let release = () => {};
  let signal: AbortSignal | undefined;
  return {
    isAborted: () => signal?.aborted,
    release: () => release(),
    ask(given: AbortSignal) {
      signal = given;
      return new Promise<string>((resolve, reject) => {
        release = () => resolve(answer);
        given.addEventListener('abort', () => reject(given.reason));
      });
    },
  };
}

test('a newer question aborts the older one, whose answer nobody gets', async () => {
  const { result } = renderHook(useNewestQuestion);
  const older = pendingRequest('old');
  const newer = pendingRequest('new');
  const first = result.current.ask(older.ask);
  const second = result.current.ask(newer.ask);
  expect(older.isAborted()).toBe(true);
  newer.release();
  expect(await first).toBeUndefined();
  expect(await second).toEqual({ ok: true, answer: 'new' });
});

test('an older answer that comes all the same is dropped', async () => {
  const { result } = renderHook(useNewestQuestion);
  let release = (_: string) => {};
  const held = new Promise<string>((resolve) => {
    release = resolve;
  });
  const first = result.current.ask(() => held);
  const second = result.current.ask(async () => 'new');
  release('old');
  expect(await first).toBeUndefined();
  expect(await second).toEqual({ ok: true, answer: 'new' });
});

test('leaving the page aborts the question', async () => {
  const { result, unmount } = renderHook(useNewestQuestion);
  const question = pendingRequest('late');
  const asked = result.current.ask(question.ask);
  unmount();
  expect(question.isAborted()).toBe(true);
  expect(await asked).toBeUndefined();
});

test('what is thrown is an outcome', async () => {
  const { result } = renderHook(useNewestQuestion);
  const thrown = new TypeError('Failed to fetch');
  expect(await result.current.ask(() => Promise.reject(thrown))).toEqual({ ok: false, thrown });
});

test('it is the same from one rendering to the next', () => {
  const { result, rerender } = renderHook(useNewestQuestion);
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});
