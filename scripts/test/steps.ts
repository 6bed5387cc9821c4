import { join } from 'node:path';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import type { Step } from './run-step.ts';

const root = join(import.meta.dirname, '..', '..');
const module = (...path: string[]) => join(root, 'node_modules', ...path);
const report = (name: string) => join(root, 'test-results', `${name}.json`);

// A check without tests of its own counts as one.
export const steps: readonly Step[] = [
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
