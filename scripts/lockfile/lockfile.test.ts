import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutIntegrity } from './integrity.ts';
import { type LockEntries, missingPlatforms } from './platforms.ts';

const path = join(import.meta.dirname, '..', '..', 'package-lock.json');
const { packages }: { packages: LockEntries } = JSON.parse(readFileSync(path, 'utf8'));

test('the lock file names the builds for every system, so that npm ci works on all', () => {
  expect(Object.keys(missingPlatforms(packages))).toEqual([]);
});

test('npm ci compares every package with a hash, on every system', () => {
  expect(withoutIntegrity(packages)).toEqual([]);
});

test('a package without a hash is named as it is installed', () => {
  const entries = {
    '': { version: '1.0.0' },
    'packages/own': { version: '1.0.0' },
    'node_modules/own': { link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0' },
  };
  expect(withoutIntegrity(entries)).toEqual([
    { path: 'node_modules/a/node_modules/@scope/b', name: '@scope/b', version: '2.0.0' },
  ]);
});

test('the lock file carries no download addresses', () => {
  const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
  expect(addresses.filter((address) => address.includes('://'))).toEqual([]);
});

test('a missing build is added with the system that its name tells', () => {
  const entries = {
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: {
        'tool-linux-x64': '1.0.0',
        'tool-linux-arm64-musl': '1.0.0',
        'tool-win32-ia32-msvc': '1.0.0',
        'tool-linux-arm-gnueabihf': '1.0.0',
      },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
  };
  expect(missingPlatforms(entries)).toEqual({
    'node_modules/tool-linux-arm64-musl': {
      version: '1.0.0',
      optional: true,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    },
    'node_modules/tool-win32-ia32-msvc': {
      version: '1.0.0',
      optional: true,
      os: ['win32'],
      cpu: ['ia32'],
    },
    'node_modules/tool-linux-arm-gnueabihf': {
      version: '1.0.0',
      optional: true,
      os: ['linux'],
      cpu: ['arm'],
      libc: ['glibc'],
    },
  });
});
