import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPacedQueue, HostBusy } from './paced-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One request a second, of ten questions at most; the host repeats what it is asked. */
function createQueue({ perSecond = 1, maxAtOnce = 10 } = {}) {
  const requests: string[][] = [];
  let taken = 0;
  const ask = createPacedQueue<string, string>({
    pace: {
      take: async () => {
        const secondsGone = Math.floor(Date.now() / 1000);
        if (taken >= (secondsGone + 1) * perSecond) return 1000 - (Date.now() % 1000);
        taken += 1;
        return 0;
      },
      pause: async () => {},
    },
    maxAtOnce: () => maxAtOnce,
    send: async (questions) => {
      requests.push([...questions]);
      return questions.map((question) => `${question}!`);
    },
  });
  return { ask, requests };
}

beforeEach(() => void vi.setSystemTime(0));

const settle = (answers: readonly Promise<unknown>[]) => {
  const settled = Promise.allSettled(answers);
  return vi.advanceTimersByTimeAsync(10_000).then(() => settled);
};
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);

test('everybody gets the answer to their own question', async () => {
  const { ask, requests } = createQueue();
  const answers = await settle(many(25, 'q').map((question) => ask(question, question)));
  expect(answers).toEqual(
    many(25, 'q').map((question) => ({ status: 'fulfilled', value: `${question}!` })),
  );
  expect(requests.map(({ length }) => length)).toEqual([10, 10, 5]);
});

test('clients take turns: one question waits behind one of each other client', async () => {
  const { ask, requests } = createQueue({ maxAtOnce: 2 });
  void settle([...many(6, 'much').map((question) => ask(question, 'a')), ask('little', 'b')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(requests[0]).toEqual(['much0', 'little']);
});

test('who would wait longer than four seconds is told so', async () => {
  const { ask, requests } = createQueue({ maxAtOnce: 1 });
  const answers = await settle(many(8, 'q').map((question) => ask(question, 'a')));
  expect(requests).toHaveLength(4);
  for (const answer of answers.slice(4)) {
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(HostBusy) });
  }
});

test('a pause longer than that refuses everybody at once', async () => {
  const ask = createPacedQueue<string, string>({
    pace: { take: async () => 60_000, pause: async () => {} },
    maxAtOnce: () => 1,
    send: async () => [],
  });
  await expect(ask('q', 'a')).rejects.toMatchObject({ retryAfterS: 60 });
});

test('a full queue refuses who has most in it', async () => {
  const { ask } = createQueue({ maxAtOnce: 1 });
  const greedy = many(500, 'q').map((question) => ask(question, 'a'));
  const other = ask('other', 'b');
  const answers = await settle([...greedy, other]);
  const [last, answer] = answers.slice(-2);
  expect(last).toMatchObject({ status: 'rejected', reason: expect.any(HostBusy) });
  expect(answer).toEqual({ status: 'fulfilled', value: 'other!' });
});

test('many who wait for one question leave room for another one', async () => {
  const { ask, requests } = createQueue();
  const crowd = many(500, 'client').map((client) => ask('popular', client));
  const answers = await settle([...crowd, ask('other', 'b')]);
  expect(answers.at(-1)).toEqual({ status: 'fulfilled', value: 'other!' });
  expect(requests).toEqual([['popular', 'other']]);
});

test('when all have gone while the pace was asked, nothing is sent', async () => {
  const turn = Promise.withResolvers<number>();
  const send = vi.fn(async () => Promise.reject(new Error('asked for nothing')));
  const ask = createPacedQueue<string, string>({
    pace: { take: () => turn.promise, pause: async () => {} },
    maxAtOnce: () => 10,
    send,
  });
  const [answer] = await settle([ask('q', 'a')]);
  expect(answer).toMatchObject({ reason: expect.any(HostBusy) });
  turn.resolve(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).not.toHaveBeenCalled();
});

test('a request that fails fails for those who asked with it alone', async () => {
  let requests = 0;
  const ask = createPacedQueue<string, string>({
    pace: { take: async () => 0, pause: async () => {} },
    maxAtOnce: () => 1,
    send: async ([question = '']) => {
      requests += 1;
      if (requests === 1) throw new Error('no answer');
      return [question];
    },
  });
  const answers = await settle([ask('first', 'a'), ask('second', 'a')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('who waits for the same is answered with whoever has the first turn', async () => {
  const { ask, requests } = createQueue({ maxAtOnce: 2 });
  const greedy = [...many(20, 'much'), 'wanted'].map((question) => ask(question, 'a'));
  const other = ask('wanted', 'b');
  const answers = await settle([...greedy, other]);
  expect(requests[0]).toEqual(['much0', 'wanted']);
  expect(requests.flat().filter((question) => question === 'wanted')).toHaveLength(1);
  expect(answers.slice(-2)).toEqual(
    ['wanted!', 'wanted!'].map((value) => ({ status: 'fulfilled', value })),
  );
});

test('what was sent is waited for, and asked again only after its answer', async () => {
  const replies: PromiseWithResolvers<readonly string[]>[] = [];
  const ask = createPacedQueue<string, string>({
    pace: { take: async () => 0, pause: async () => {} },
    maxAtOnce: () => 1,
    send: () => {
      const reply = Promise.withResolvers<readonly string[]>();
      replies.push(reply);
      return reply.promise;
    },
  });
  const first = ask('q', 'a');
  await vi.advanceTimersByTimeAsync(0);
  const second = ask('q', 'b');
  await vi.advanceTimersByTimeAsync(0);
  expect(replies).toHaveLength(1);
  replies[0]?.resolve(['a']);
  expect(await Promise.all([first, second])).toEqual(['a', 'a']);
  void ask('q', 'a');
  await vi.advanceTimersByTimeAsync(0);
  expect(replies).toHaveLength(2);
});
