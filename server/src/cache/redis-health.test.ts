import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRedisHealth, outcomeOf, type RedisState } from './redis-health.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function create() {
  const states: RedisState[] = [];
  const probe = vi.fn(async (): Promise<'ok' | 'slow' | 'full' | 'refusing'> => 'ok');
  const health = createRedisHealth({ probe, onChange: (state) => states.push(state) });
  health.connected();
  return { health, states, probe };
}

test('Redis is used once it is connected', () => {
  const health = createRedisHealth({ probe: async () => 'ok', onChange: () => undefined });
  expect(health.isUp()).toBe(false);
  health.connected();
  expect(health.isUp()).toBe(true);
});

/** One command that is late by so much. */
function late(health: ReturnType<typeof create>['health'], ms: number) {
  const lateSince = performance.now();
  vi.advanceTimersByTime(ms);
  health.record('ok', lateSince);
}

test('a command that was given up leaves it aside', () => {
  const { health, states } = create();
  health.record('slow');
  expect(health.isUp()).toBe(false);
  expect(states).toEqual(['up', 'slow']);
});

test('late commands add up: no request loses more than the limit', () => {
  const { health } = create();
  late(health, 5);
  expect(health.patienceMs()).toBe(13);
  late(health, 5);
  expect(health.patienceMs()).toBe(8.5);
  late(health, 10);
  expect(health.isUp()).toBe(false);
});

test('commands that are late together lose their time once', () => {
  const { health } = create();
  const lateSince = performance.now();
  vi.advanceTimersByTime(10);
  for (let command = 0; command < 100; command += 1) health.record('ok', lateSince);
  expect(health.patienceMs()).toBe(8);
});

test('now and then a late command is tolerated', () => {
  const { health } = create();
  for (let round = 0; round < 100; round += 1) {
    late(health, 10);
    vi.advanceTimersByTime(100);
  }
  expect(health.isUp()).toBe(true);
});

test.each(['full', 'refusing'] as const)('a Redis that is %s is left aside at once', (outcome) => {
  const { health, states } = create();
  health.record(outcome);
  expect(states).toEqual(['up', outcome]);
});

test('three good probes in a row bring it back, told once', async () => {
  const { health, states, probe } = create();
  health.record('full');
  await vi.advanceTimersByTimeAsync(1400);
  expect(health.isUp()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(health.isUp()).toBe(true);
  expect(states).toEqual(['up', 'full', 'up']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(probe).toHaveBeenCalledTimes(3);
});

test('a bad probe starts the count again; another kind of trouble is told', async () => {
  const { health, states, probe } = create();
  health.record('full');
  await vi.advanceTimersByTimeAsync(1000);
  probe.mockResolvedValueOnce('slow');
  await vi.advanceTimersByTimeAsync(500);
  expect(states).toEqual(['up', 'full', 'slow']);
  await vi.advanceTimersByTimeAsync(1499);
  expect(health.isUp()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(health.isUp()).toBe(true);
});

test('nobody asks a Redis that is disconnected, and a connection is enough to use it again', async () => {
  const { health, states, probe } = create();
  health.record('full');
  health.disconnected('gone');
  health.disconnected('gone');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(probe).not.toHaveBeenCalled();
  health.connected();
  expect(states).toEqual(['up', 'full', 'down', 'up']);
});

test('each change has its reason', async () => {
  const changes: string[] = [];
  const probe = vi.fn(async (): Promise<'ok' | 'refusing'> => 'ok');
  const health = createRedisHealth({
    probe,
    onChange: (state, reason) => changes.push(`${state}: ${reason}`),
  });
  health.connected();
  health.record('full');
  probe.mockResolvedValueOnce('refusing');
  await vi.advanceTimersByTimeAsync(500);
  await vi.advanceTimersByTimeAsync(1500);
  health.record('slow');
  health.disconnected('gone');
  expect(changes).toEqual([
    'up: connected',
    'full: its memory is full',
    'refusing: it refuses writes',
    'up: it answers in good time',
    'slow: its answers are slow',
    'down: gone',
  ]);
});

test('commands in good time lose nothing', () => {
  const { health } = create();
  for (let command = 0; command < 100; command += 1) health.record('ok');
  expect(health.patienceMs()).toBe(18);
});

test('what commands come to while Redis is away says nothing', () => {
  const { health, states } = create();
  health.disconnected('gone');
  health.record('slow');
  health.record('full');
  expect(states).toEqual(['up', 'down']);
});

test.each(['connected', 'disconnected'] as const)(
  'a probe that was on its way when Redis was %s says nothing',
  async (change) => {
    const { health, states, probe } = create();
    const answer = Promise.withResolvers<'refusing'>();
    probe.mockReturnValueOnce(answer.promise);
    health.record('full');
    await vi.advanceTimersByTimeAsync(500);
    health[change]('by something else');
    answer.resolve('refusing');
    await vi.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(['up', 'full', change === 'connected' ? 'up' : 'down']);
    expect(probe).toHaveBeenCalledOnce();
  },
);

test('after closing nobody asks any more', async () => {
  const { health, probe } = create();
  health.record('full');
  health.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(probe).not.toHaveBeenCalled();
});

test.each([
  ['CLUSTERDOWN The cluster is down', 'refusing'],
  ['LOADING Redis is loading the dataset in memory', 'refusing'],
  ['MASTERDOWN Link with MASTER is down', 'refusing'],
  ['NOPERM this user has no permissions', 'refusing'],
  ['READONLY You can not write against a read only replica.', 'refusing'],
  ["OOM command not allowed when used memory > 'maxmemory'.", 'full'],
  ['NOREPLICAS Not enough good replicas to write.', 'refusing'],
  ['MISCONF Redis is configured to save RDB snapshots', 'refusing'],
  ['NOAUTH Authentication required.', 'refusing'],
  ['WRONGTYPE Operation against a key holding the wrong kind of value', 'ok'],
  ['NOSCRIPT No matching script.', 'ok'],
])('"%s" counts as %s', (message, outcome) => {
  expect(outcomeOf(new Error(message))).toBe(outcome);
});
