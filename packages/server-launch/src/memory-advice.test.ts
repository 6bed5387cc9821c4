import { expect, test } from 'vitest';
import { memoryAdvice } from './memory-advice.ts';

test.each([
  [{ ramMb: 512 }, ['leave-for-system', 'heap-small']],
  [{ ramMb: 4096 }, ['leave-for-system']],
  [{ ramMb: 8192 }, ['leave-for-system', 'heap-suggested']],
  [{ ramMb: 12_288 }, ['leave-for-system']],
  [{ ramMb: 16_384 }, ['leave-for-system', 'heap-rarely-needed']],
  [{ ramMb: 33_000 }, ['leave-for-system', 'compressed-pointers']],
  [{ ramMb: 4096, machineMb: 8192 }, []],
  [{ ramMb: 7168, machineMb: 8192 }, ['heap-near-machine', 'heap-suggested']],
  [{ ramMb: 8192, machineMb: 8192 }, ['heap-over-machine', 'heap-suggested']],
  [{ ramMb: 512, flagSet: 'velocity' }, ['leave-for-system']],
  [{ ramMb: 4096, flagSet: 'velocity' }, ['leave-for-system', 'heap-large-for-proxy']],
  [{ ramMb: 4096, version: 'velocity-4.0' }, ['leave-for-system', 'heap-large-for-proxy']],
  [{ ramMb: 4096, flagSet: 'zgc' }, ['leave-for-system', 'heap-small-for-zgc']],
] as const)('%o: %j', (question, codes) => {
  const advice = memoryAdvice({ flagSet: 'specification', ...question });
  expect(advice.map(({ code }) => code)).toEqual(codes);
});

test('recommends how much memory the machine can spare', () =>
  expect(memoryAdvice({ ramMb: 8192, machineMb: 8192, flagSet: 'none' })[0]?.facts.most).toBe(
    6656,
  ));
