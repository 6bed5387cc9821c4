// Stands in for `@fast-check/vitest`, whose import takes longer than most tests (0.2 s for each mutant), and which
// writes its random seed into the names of tests: Stryker finds tests by name, so it would run none of them.
import fc, { type Arbitrary } from 'fast-check';
import { it, test as plainTest } from 'vitest';
import { MAX_RUNS } from './most-runs.ts';

// A fixed seed, so that scores can be repeated. One failure kills a mutant: the smallest one is not looked for.
fc.configureGlobal({ seed: 1, endOnFailure: true });

type Run = (...values: unknown[]) => unknown;

function prop(arbitraries: [Arbitrary<unknown>], parameters?: fc.Parameters<[unknown]>) {
  return (name: string, run: Run, timeoutMs?: number) => {
    const holds = fc.asyncProperty(
      ...arbitraries,
      async (...values) => (await run(...values)) !== false,
    );
    const numRuns = Math.min(parameters?.numRuns ?? MAX_RUNS, MAX_RUNS);
    plainTest(name, () => fc.assert(holds, { ...parameters, numRuns }), timeoutMs);
  };
}

export const test = Object.assign(plainTest.extend({}), { prop });
export { fc, it };
