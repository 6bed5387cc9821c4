import { expect, test } from 'vitest';
import { shared } from './shared-promise.ts';

test('what ends leaves alone what has begun for its key since', async () => {
  const running = new Map<string, Promise<string>>();
  const first = Promise.withResolvers<string>();
  const started = shared(running, 'k', () => first.promise);
  running.delete('k');
  const second = shared(running, 'k', () => new Promise<string>(() => undefined));
  first.resolve('a');
  await started;
  expect(running.get('k')).toBe(second);
});
