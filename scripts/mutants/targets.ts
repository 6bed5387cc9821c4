// The folders that mutation testing covers.
import process from 'node:process';

interface Target {
  readonly folder: string;
  /** Source that is not mutated, besides tests and `index.ts`. */
  readonly notMutated?: readonly string[];
  /** Tests outside of the folder that are about its source, by their path from the root. */
  readonly alsoRun?: readonly string[];
  /** Tests that are not run for each mutant: they start programs, or measure time. */
  readonly notRun?: readonly string[];
  /** Tests that need a browser's objects, which take longer to set up than most tests to run. */
  readonly inBrowser?: readonly string[];
}

export const TARGETS: Readonly<Record<string, Target>> = {
  color: { folder: 'packages/color/src' },
  'minecraft-item': { folder: 'packages/minecraft-item/src' },
  'minecraft-profile': { folder: 'packages/minecraft-profile/src' },
  'server-address': { folder: 'packages/server-address/src' },
  'server-launch': {
    folder: 'packages/server-launch/src',
    // What each version of Java accepts: only Java itself knows, and `real-java*.test.ts` ask it.
    notMutated: ['flag-table.ts', 'flag-values.ts'],
    notRun: ['real-java.test.ts', 'real-java-values.test.ts', 'posix-shells.test.ts'],
  },
  'mini-message': {
    folder: 'packages/minecraft-text/src/mini-message',
    alsoRun: ['packages/minecraft-text/src/losses/losses.test.ts'],
    // They kill what nothing else kills only by being slow.
    notRun: ['long-texts.test.ts'],
  },
  json: {
    folder: 'packages/minecraft-text/src/json',
    alsoRun: [
      'packages/minecraft-text/src/component/objects.test.ts',
      'packages/minecraft-text/src/losses/losses.test.ts',
    ],
  },
  legacy: {
    folder: 'packages/minecraft-text/src/legacy',
    alsoRun: ['packages/minecraft-text/src/losses/losses.test.ts'],
  },
  losses: { folder: 'packages/minecraft-text/src/losses', notRun: ['long-texts.test.ts'] },
  conversion: {
    folder: 'packages/config-text/src/conversion',
    alsoRun: [
      'packages/config-text/src/diagnosis/diagnosis.test.ts',
      'packages/config-text/src/diagnosis/read-texts.test.ts',
      'packages/config-text/src/mine-down/mine-down.test.ts',
      'packages/config-text/src/plan/*.test.ts',
      'packages/config-text/src/profiles/*.test.ts',
      'packages/config-text/src/texts/*.test.ts',
    ],
    // They kill what nothing else kills only by being slow.
    notRun: ['long-texts.test.ts'],
  },
  'server-ping': {
    folder: 'packages/server-ping/src',
    notMutated: ['testing/*.ts'],
    // Instrumented code takes longer than its limit.
    notRun: ['catalogue/time-of-answers.test.ts'],
  },
  cache: { folder: 'server/src/cache', notRun: ['redis.test.ts'] },
  limits: { folder: 'server/src/limits' },
  state: { folder: 'web/src/state', inBrowser: ['browser-world.test.ts', '*.test.tsx'] },
};

/** The name of the current target: `scripts/mutants.ts` runs Stryker once for each. */
export const currentName = process.env.MUTATED ?? '';

export function currentTarget(): Target {
  const target = TARGETS[currentName];
  if (target === undefined) throw new Error(`MUTATED names no target: "${currentName}"`);
  return target;
}
