import { expect, test } from 'vitest';
import { createCeiling } from '../limits/ceiling.ts';
import { createJointWork } from './joint-work.ts';
import { Refusal } from './named-cache.ts';

/** One turn a client; each client waits for its own. */
function start() {
  const ceiling = createCeiling({
    maxRunning: 9,
    maxRunningPerClient: 1,
    maxStartsPerTurn: 9,
    maxWaiting: 9,
    maxWaitingPerClient: 2,
  });
  const doJointly = createJointWork<string>();
  const begun: string[] = [];
  const ask = (client: string, key: string, work: () => Promise<string>) =>
    doJointly(
      { key, client },
      (begin, signal) => ceiling.run(client, begin, signal),
      () => {
        begun.push(`${client} ${key}`);
        return work();
      },
    );
  return { ask, begun, ceiling };
}

const endless = () => new Promise<string>(() => undefined);
const answered = async () => 'a';

test('nobody waits in the place of a client who has much to do', async () => {
  const { ask, begun, ceiling } = start();
  void ask('much', 'other', endless);
  const first = ask('much', 'wanted', answered);
  expect(ceiling.waiting()).toBe(1);
  expect(await ask('little', 'wanted', answered)).toBe('a');
  expect(await first).toBe('a');
  expect(begun).toEqual(['much other', 'little wanted']);
  expect(ceiling.waiting()).toBe(0);
});

test('a client that waits already takes no second place', async () => {
  const { ask, ceiling } = start();
  void ask('much', 'other', endless);
  const waiting = [1, 2, 3].map(() => ask('much', 'wanted', answered));
  expect(ceiling.waiting()).toBe(1);
  expect(await ask('little', 'wanted', answered)).toBe('a');
  expect(await Promise.all(waiting)).toEqual(['a', 'a', 'a']);
});

test('what has begun is begun once, and is not in the way of the next time', async () => {
  const { ask, begun } = start();
  const all = await Promise.all(['b', 'c', 'd'].map((client) => ask(client, 'k', answered)));
  expect(all).toEqual(['a', 'a', 'a']);
  expect(begun).toEqual(['b k']);
  expect(await ask('c', 'k', answered)).toBe('a');
  expect(begun).toEqual(['b k', 'c k']);
});

test('a refused turn is that of one client; a failure is everybody’s', async () => {
  const { ask, begun } = start();
  for (const key of ['one', 'two', 'three']) void ask('much', key, endless);
  await expect(ask('much', 'wanted', answered)).rejects.toMatchObject({ code: 'busy' });
  const failure = new Error('no answer');
  const failed = ['b', 'c'].map((client) => ask(client, 'wanted', () => Promise.reject(failure)));
  for (const one of failed) await expect(one).rejects.toBe(failure);
  expect(begun).toEqual(['much one', 'b wanted']);
});

test('who begins and may not go on leaves it to the others', async () => {
  const { ask, begun } = start();
  const refusal = new Refusal(new Error('used up'));
  const [refused, other] = [ask('b', 'k', () => Promise.reject(refusal)), ask('c', 'k', answered)];
  await expect(refused).rejects.toBe(refusal);
  expect(await other).toBe('a');
  expect(begun).toEqual(['b k', 'c k']);
});

test('who may not go on makes nobody else wait for a turn again', async () => {
  const doJointly = createJointWork<string>();
  const ceiling = createCeiling({
    maxRunning: 9,
    maxRunningPerClient: 1,
    maxStartsPerTurn: 1,
    maxWaiting: 200,
    maxWaitingPerClient: 2,
  });
  let turns = 0;
  const ask = (client: string, work: () => Promise<string>) =>
    doJointly(
      { key: 'k', client },
      (begin, signal) => {
        turns += 1;
        return ceiling.run(client, begin, signal);
      },
      work,
    );
  const refused = Array.from({ length: 100 }, (_, n) =>
    ask(`poor ${n}`, () => Promise.reject(new Refusal(new Error('used up')))),
  );
  const good = ask('good', answered);
  const outcomes = await Promise.allSettled(refused);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(100).fill('rejected'));
  expect(await good).toBe('a');
  expect(turns).toBe(101);
});

test('a result of one client is its own; the others go on', async () => {
  const doJointly = createJointWork<string>((result) => result === 'part');
  const ask = (client: string, result: string) =>
    doJointly(
      { key: 'k', client },
      (begin) => begin(),
      async () => result,
    );
  const all = [ask('b', 'part'), ask('c', 'part'), ask('d', 'whole'), ask('e', 'part')];
  expect(await Promise.all(all)).toEqual(['part', 'part', 'whole', 'whole']);
});
