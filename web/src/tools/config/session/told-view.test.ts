import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_FACTS } from './server-facts.ts';
import type { StudioFile } from './studio-file.ts';
import { ToldView } from './told-view.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const filesOf = (length: number) =>
  Array.from(
    { length },
    (_, id): StudioFile => ({
      ...{ id, path: `${id}.yml`, size: 1, content: new Blob(), rows: [], plans: [] },
      choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
    }),
  );

test.each([
  [10, 'at once', 1],
  [2000, 'in a task of its own', 0],
])('of %d files the page is told %s, and can see them at once', (count, _, calls) => {
  const files = filesOf(count);
  const told = new ToldView(() => ({ files, isBusy: true, closed: 0, server: NO_FACTS }));
  const listener = vi.fn();
  told.subscribe(listener);
  told.tell();
  expect(told.view().files).toHaveLength(count);
  expect(listener).toHaveBeenCalledTimes(calls);
  vi.advanceTimersByTime(0);
  expect(listener).toHaveBeenCalledTimes(1);
});
