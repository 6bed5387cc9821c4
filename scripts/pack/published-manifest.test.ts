import { expect, test } from 'vitest';
import { publishedManifest, type WorkspaceManifest } from './published-manifest.ts';

const workspace = {
  name: '@fucina/minecraft-text',
  version: '1.2.0',
  private: true,
  sideEffects: false,
  exports: {
    '.': './src/index.ts',
    './json': './src/json/index.ts',
    './cases.json': './cases.json',
  },
  bin: { text: './src/command.ts' },
  dependencies: { '@fucina/color': '1.2.0', zod: '4.6.7' },
  devDependencies: { yaml: '2.9.1' },
  publishConfig: { access: 'public' },
};

const repository = {
  author: 'Somebody',
  homepage: 'https://example.com/tools#readme',
  bugs: { url: 'https://example.com/tools/issues' },
  repository: { type: 'git', url: 'git+https://example.com/tools.git' },
};
const publish = (manifest: WorkspaceManifest) =>
  publishedManifest(manifest, 'minecraft-text', repository);

test('every package says who made it, where its sources are and where mistakes are told', () => {
  expect(publish(workspace)).toMatchObject({
    ...repository,
    repository: { ...repository.repository, directory: 'packages/minecraft-text' },
  });
});

test('paths to sources become paths to built files with their types', () => {
  const { exports, bin } = publish(workspace);
  expect(exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './json': { types: './dist/json/index.d.ts', default: './dist/json/index.js' },
    './cases.json': './cases.json',
    './package.json': './package.json',
  });
  expect(bin).toEqual({ text: './dist/command.js' });
});

test('files beside the sources are packed when they are exported', () => {
  expect(publish(workspace).files).toEqual(['dist', 'src', 'cases.json', 'CHANGELOG.md']);
});

test('files that a program lists are packed', () => {
  const { exports: _, ...program } = workspace;
  const { files } = publish({ ...program, files: ['settings.schema.json'] });
  expect(files).toEqual(['dist', 'settings.schema.json', 'CHANGELOG.md']);
});

test('our own packages may be newer within the major version, others are exact', () => {
  expect(publish(workspace).dependencies).toEqual({
    '@fucina/color': '^1.2.0',
    zod: '4.6.7',
  });
});

test('a program without exports brings what it needs in its bundle', () => {
  const { exports: _, ...program } = workspace;
  const published = publish(program);
  expect(published).toMatchObject({ bin: { text: './dist/command.js' }, dependencies: {} });
  expect(published).not.toHaveProperty('exports');
});

test('what concerns the repository stays there', () => {
  const published = publish(workspace);
  expect(published).not.toHaveProperty('private');
  expect(published).not.toHaveProperty('devDependencies');
});
