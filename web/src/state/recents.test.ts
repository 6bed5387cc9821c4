import { beforeEach, expect, test } from 'vitest';
import {
  addRecent,
  readRecentServer,
  recentServers,
  removeRecent,
  writeRecentServer,
} from './recents.ts';

beforeEach(() => recentServers.set([]));

test('the newest of ten entries is first, and none is there twice', async () => {
  for (let number = 1; number <= 12; number += 1) await addRecent(recentServers, `java ${number}`);
  await addRecent(recentServers, 'java 5');
  expect(recentServers.get().map((entry) => readRecentServer(entry).address)).toEqual([
    '5',
    '12',
    '11',
    '10',
    '9',
    '8',
    '7',
    '6',
    '4',
    '3',
  ]);
  await removeRecent(recentServers, 'java 12');
  expect(recentServers.get()).toHaveLength(9);
});

test.each([
  { address: 'play.example.com', isBedrock: false },
  { address: '[2001:db8::1]:19132', isBedrock: true },
])('a recent server is read as it was written: $address', (server) => {
  expect(readRecentServer(writeRecentServer(server))).toEqual(server);
});
