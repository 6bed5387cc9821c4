import { expect, test, vi } from 'vitest';
import type { WrittenText } from '../worker/protocol.ts';
import { LooksCache } from './looks-cache.ts';

const text = (number: number): WrittenText => ({ file: 1, text: number, written: 'x' });

function lookOf({ text: number }: WrittenText) {
  return { before: [{ text: String(number) }], after: undefined };
}

test('rows that are drawn together are asked for together, and once', async () => {
  const ask = vi.fn(({ texts }: { readonly texts: readonly WrittenText[] }) =>
    Promise.resolve(texts.map(lookOf)),
  );
  const cache = new LooksCache(ask);
  const told = vi.fn();
  cache.subscribe(told);
  cache.want('a', text(1));
  cache.want('b', text(2));
  cache.want('a', text(1));
  await expect.poll(() => told).toHaveBeenCalledOnce();
  cache.want('b', text(2));
  expect(ask).toHaveBeenCalledOnce();
  expect(cache.get('b')?.before).toEqual([{ text: '2' }]);
});

test('what the worker could not answer is asked again', async () => {
  const ask = vi
    .fn<
      (question: { readonly texts: readonly WrittenText[] }) => Promise<ReturnType<typeof lookOf>[]>
    >()
    .mockRejectedValueOnce(new Error('stopped'))
    .mockImplementation(({ texts }) => Promise.resolve(texts.map(lookOf)));
  const cache = new LooksCache(ask);
  cache.want('a', text(1));
  await expect.poll(() => ask).toHaveBeenCalledOnce();
  await Promise.resolve();
  cache.want('a', text(1));
  await expect.poll(() => cache.get('a')).toBeDefined();
});
