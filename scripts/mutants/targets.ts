// The folders that mutation testing covers.
import process from 'node:process';

interface Target {
  readonly folder: string;
  readonly environment: 'node' | 'happy-dom';
  readonly setupFiles?: readonly string[];
  /** Tests that are not run for each mutant: they start programs. */
  readonly notRun?: readonly string[];
}

export const TARGETS: Readonly<Record<string, Target>> = {
  color: { folder: 'packages/color/src', environment: 'node' },
  'minecraft-item': { folder: 'packages/minecraft-item/src', environment: 'node' },
  'minecraft-profile': { folder: 'packages/minecraft-profile/src', environment: 'node' },
  'server-address': { folder: 'packages/server-address/src', environment: 'node' },
  'server-launch': {
    folder: 'packages/server-launch/src',
    environment: 'node',
    notRun: ['real-java.test.ts', 'posix-shells.test.ts'],
  },
  cache: { folder: 'server/src/cache', environment: 'node', notRun: ['redis.test.ts'] },
  limits: { folder: 'server/src/limits', environment: 'node' },
  state: {
    folder: 'web/src/state',
    environment: 'happy-dom',
    setupFiles: ['web/src/words/words-for-tests.ts'],
  },
};

/** The name of the current target: `scripts/mutants.ts` runs Stryker once for each. */
export const currentName = process.env.MUTATED ?? '';

export function currentTarget(): Target {
  const target = TARGETS[currentName];
  if (target === undefined) throw new Error(`MUTATED names no target: "${currentName}"`);
  return target;
}
