// Apart from the rest of the catalogue: code that is instrumented, as mutation testing does it, is slower.
import { afterEach, expect, test } from 'vitest';
import { readMotd } from '../motd/motd.ts';
import { writeLines } from '../motd/write-lines.ts';
import { closeFakeServers } from '../testing/fake-server.ts';
import { GOOD_STATUS } from '../testing/java-bytes.ts';
import { lookAtJson } from '../testing/test-ping.ts';

afterEach(closeFakeServers);

// The processor time of a whole look bounds how long it can have held the event loop.
test('no answer holds the event loop for more than 50 ms', async () => {
  const worst = JSON.stringify({
    ...GOOD_STATUS,
    description: {
      translate: '%s'.repeat(2000),
      with: [{ translate: '%1$s'.repeat(1000), with: ['§a§lx'] }],
      extra: Array.from({ length: 5000 }, () => ({ text: '§cx§ay', bold: true })),
    },
    players: { sample: Array.from({ length: 500 }, () => ({ name: '§c§l'.repeat(20) })) },
  });
  const spent: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = process.cpuUsage();
    await lookAtJson(worst);
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1000);
  }
  expect(Math.min(...spent)).toBeLessThan(50);
});

test('the deepest lists that fit into a status take no more time than others', () => {
  const lists = '['.repeat(120_000) + ']'.repeat(120_000);
  const spent = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    writeLines(readMotd(lists, 'java'), 'java');
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  expect(Math.min(...spent)).toBeLessThan(50);
});
