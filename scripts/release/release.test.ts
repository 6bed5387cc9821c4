import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../pack/folders.ts';
import { publishablePackages } from '../pack/publishable.ts';
import { copyRepository } from '../repository-copy.ts';
import { withVersion } from './changelog.ts';
import { namedVersions } from './named-versions.ts';
import { versionOf } from './release.ts';

const NEEDED =
  /^(?:\.changeset\/|scripts\/|[^/]+$)|^[^/]+(?:\/[^/]+)?\/(?:package\.json|CHANGELOG\.md|README\.md)$/;
let copy: string;

beforeAll(async () => {
  copy = await copyRepository((path) => NEEDED.test(path));
  edit('package.json', (text) => text.replaceAll('OWNER', 'somebody'));
  edit('CHANGELOG.md', (text) => text.replace('## Unreleased\n', '$&\n- Colors have names.\n'));
  writeFileSync(
    join(copy, '.changeset', 'a-note.md'),
    "---\n'@fucina/color': minor\n---\n\nColors have names.\n",
  );
  // Changesets asks git for the commit of each note.
  run('git', 'init', '--quiet', '--initial-branch=main');
  run('git', 'add', '--all');
  run('git', ...AS_SOMEBODY, 'commit', '--quiet', '--message', 'a copy');
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const AS_SOMEBODY = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];

test('every place that names the version names the present one', () => {
  for (const { file, text } of namedVersions(versionOf(root))) {
    expect(readFileSync(join(root, file), 'utf8'), file).toContain(text);
  }
});

test('a release raises all versions and writes the changelogs', { timeout: 120_000 }, () => {
  const packages = publishablePackages();
  const status = run('npm', 'run', '--silent', 'changeset', '--', 'status');
  for (const { manifest } of packages) expect(status).toContain(manifest.name);

  run('npm', 'run', '--silent', 'release');

  const version = versionOf(copy);
  expect(version).not.toBe(versionOf(root));
  for (const { folder, manifest } of packages) {
    const raised = JSON.parse(read('packages', folder, 'package.json'));
    expect(raised).toMatchObject({ name: manifest.name, version });
    expect(read('packages', folder, 'CHANGELOG.md')).toContain(`## ${version}\n`);
  }
  expect(read('packages', 'color', 'CHANGELOG.md')).toContain('Colors have names.');
  expect(existsSync(join(copy, '.changeset', 'a-note.md'))).toBe(false);
  expect(JSON.parse(read('package.json')).version).toBe(version);
  expect(JSON.parse(read('package-lock.json')).packages['packages/color'].version).toBe(version);
  expect(read('CHANGELOG.md')).toMatch(
    new RegExp(`^## ${version} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm'),
  );
  for (const { file, text } of namedVersions(version)) expect(read(file), file).toContain(text);

  expect(() => run('npm', 'run', '--silent', 'release')).toThrow('No note waits');
});

test('a version without a word about it is refused', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n## 0.1.0\n\nThe first tools.\n';
  expect(() => withVersion(changelog, '0.2.0', '2026-12-01')).toThrow('says nothing');
});

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
}

function read(...path: string[]): string {
  return readFileSync(join(copy, ...path), 'utf8');
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(copy, path), change(read(path)));
}
