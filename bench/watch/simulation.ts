// Three months of ten servers, with all rules of the watch.
import process from 'node:process';
import { DAY_S } from '@fucina/watch';
import { dead, except, flapping, healthy } from '@fucina/watch/testing/servers';
import { simulate } from '@fucina/watch/testing/simulate';
import { verdict } from '../verdict.ts';
import { NOW_S } from './past.ts';

const DAYS = 90;
const LIMIT_S = 5;

export function benchSimulation(): void {
  const from = NOW_S - DAYS * DAY_S;
  const outage = [from + 9 * DAY_S, from + 9 * DAY_S + 4000, dead('refused')] as const;
  const servers = [
    ...Array.from({ length: 8 }, () => except(healthy(0.002), outage)),
    flapping(300),
    healthy(0.05),
  ];
  const before = process.cpuUsage();
  const { checks } = simulate({ seed: 1, from, to: NOW_S, servers });
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  verdict(
    `${DAYS} days of ${servers.length} servers, ${checks} checks: processor time`,
    seconds,
    LIMIT_S,
    's',
  );
}
