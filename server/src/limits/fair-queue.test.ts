import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const all = () => true;

function filled(items: string) {
  const queue = createFairQueue<string>();
  for (const item of items.split(' ')) queue.add(item.charAt(0), item);
  return queue;
}

test('groups take turns, and each keeps its order', () => {
  const queue = filled('a1 a2 a3 b1 c1 c2');
  const taken = Array.from({ length: 7 }, () => queue.take(all));
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
  expect(queue.size()).toBe(0);
});

test('a group that comes back waits behind those that are there', () => {
  const queue = filled('a1');
  expect(queue.take(all)).toBe('a1');
  queue.add('b', 'b1');
  queue.add('a', 'a2');
  expect([queue.take(all), queue.take(all)]).toEqual(['b1', 'a2']);
});

test('what may not go is passed over and keeps its place', () => {
  const queue = filled('a1 a2 b1');
  expect(queue.take((item) => item !== 'a1')).toBe('a2');
  expect(queue.take(() => false)).toBeUndefined();
  expect(queue.size()).toBe(2);
  expect([queue.take(all), queue.take(all)]).toEqual(['b1', 'a1']);
});

test('what is removed does not come, and removing it again changes nothing', () => {
  const queue = filled('a1 a2');
  queue.remove('a', 'a1');
  queue.remove('a', 'a1');
  queue.remove('b', 'a2');
  expect(queue.size()).toBe(1);
  expect([queue.take(all), queue.take(all)]).toEqual(['a2', undefined]);
});

test.each([
  ['a1 b1 b2 b3 c1', 'c', 'b3'],
  ['a1 b1 b2 b3 c1', 'd', 'b3'],
  ['a1 a2 b1 b2', 'c', 'a2'],
  ['a1 b1 b2', 'a', undefined],
  ['a1 a2 b1 b2', 'b', undefined],
  ['a1', 'b', undefined],
])('of %s, group %s may displace %s', (items, group, displaced) => {
  const queue = filled(items);
  const size = queue.size();
  expect(queue.takeFromFullest(group)).toBe(displaced);
  expect(queue.size()).toBe(displaced === undefined ? size : size - 1);
});

test('nothing can be displaced in an empty queue', () => {
  expect(createFairQueue().takeFromFullest('a')).toBeUndefined();
});
