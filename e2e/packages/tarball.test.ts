import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { publishableLibraries } from '../../scripts/pack/publishable.ts';

const consumer = inject('consumer');
const libraries = new Set(publishableLibraries().map(({ manifest }) => manifest.name));

describe.each(inject('tarballs'))('$name', ({ name, file }) => {
  const folder = join(consumer, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

  test('has a readme, the licence and built files, and no tests or recorded answers', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json', 'dist']));
    const unwanted = /\.test\.|tests?\/|testing|vectors|bench|tsbuildinfo/;
    expect(files.filter((path) => unwanted.test(path))).toEqual([]);
  });

  test('says what it is', () => {
    expect(manifest).toMatchObject({ license: 'MIT', type: 'module' });
    expect(manifest.description).toMatch(/\.$/);
    expect(manifest.keywords).toContain('minecraft');
    expect(manifest.private).toBeUndefined();
  });

  test('publint finds nothing', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: bytesOf(file) }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('says where it comes from', () => {
    const { author, homepage, bugs, repository } = JSON.parse(
      readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
    );
    expect(manifest).toMatchObject({ author, homepage, bugs, repository });
    expect(manifest.repository.directory).toMatch(/^packages\//);
  });

  if (!libraries.has(name)) return;

  test('debuggers and editors find the source of every built file', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const built = files.filter((path) => /^dist\b.*\.(?:js|d\.ts)$/.test(path));
    expect(built.length).toBeGreaterThan(0);
    for (const path of built) {
      const map = JSON.parse(readFileSync(join(folder, `${path}.map`), 'utf8'));
      const source = join(folder, dirname(path), map.sources[0]);
      expect(existsSync(source), `${path} → ${map.sources[0]}`).toBe(true);
    }
    const sources = files.filter((path) => /^src\b.*\.ts$/.test(path));
    expect(sources).toHaveLength(built.length / 2);
  });

  test('every path it exports leads to a file', () => {
    const targets = Object.values<string | Record<string, string>>(manifest.exports).flatMap(
      (target) => (typeof target === 'string' ? target : Object.values(target)),
    );
    expect(manifest.sideEffects).toBe(false);
    expect(targets.length).toBeGreaterThan(2);
    expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
  });

  test('its types are right for those who import it', async () => {
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(bytesOf(file))));
    if (result.types === false) throw new Error('no types');
    expect(result.problems.filter((problem) => !isForRequire(problem))).toEqual([]);
  });
});

/** The packages are ES modules only: what `require` and the resolution before `exports` miss is no mistake. */
function isForRequire(problem: object): boolean {
  return (
    'resolutionKind' in problem &&
    (problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs')
  );
}

function bytesOf(file: string): ArrayBuffer {
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
