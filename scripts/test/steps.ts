import { join } from 'node:path';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import type { Step } from './run-step.ts';

const root = join(import.meta.dirname, '..', '..');
const module = (...path: string[]) => join(root, 'node_modules', ...path);
const report = (name: string) => join(root, 'test-results', `${name}.json`);

// A check without tests of its own counts as one.
const steps: readonly Step[] = [
  {
    name: 'types',
    says: 'every workspace type-checks on its floor',
    command: [join(root, 'scripts', 'types.ts')],
  },
  {
    name: 'lint',
    says: 'format and lint',
    command: [module('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'unused',
    says: 'no unused file, export or package',
    command: [module('knip', 'bin', 'knip.js')],
  },
  { name: 'floors', says: 'imports point down', command: [join(root, 'scripts', 'floors.ts')] },
  {
    name: 'unit',
    says: 'unit and property tests',
    command: [
      module('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('unit')}`,
    ],
    report: { path: report('unit'), read: readVitestReport },
  },
  {
    name: 'packages',
    says: 'the packages for others, packed and installed',
    command: [
      join(root, 'scripts', 'packages.ts'),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('packages')}`,
    ],
    report: { path: report('packages'), read: readVitestReport },
  },
  {
    name: 'servers',
    says: 'server status and game versions against servers and data that we did not write',
    command: [
      join(root, 'scripts', 'game-servers.ts'),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('game-servers')}`,
    ],
    report: { path: report('game-servers'), read: readVitestReport },
  },
  {
    name: 'e2e',
    says: 'the built site in a real browser',
    command: [join(root, 'scripts', 'e2e.ts')],
    report: { path: report('e2e'), read: readPlaywrightReport },
  },
  {
    name: 'pseudo-locale',
    says: 'every page in a made-up language of long words',
    command: [join(root, 'scripts', 'pseudo-locale.ts')],
    report: { path: report('pseudo-locale'), read: readPlaywrightReport },
  },
];

export const stepNames = steps.map(({ name }) => name);

/**
 * The steps in rounds. The lines of a round run beside each other, the steps of a line one after the other; the tests
 * of the site in a browser have the machine for themselves.
 */
export function roundsOf(isWanted: (name: string) => boolean): readonly (readonly Step[])[][] {
  const wanted = steps.filter(({ name }) => isWanted(name));
  const only = (one: string) => wanted.filter(({ name }) => name === one);
  const others = wanted.filter(({ name }) => name !== 'unit' && name !== 'e2e');
  return [[others, only('unit')], [only('e2e')]];
}
