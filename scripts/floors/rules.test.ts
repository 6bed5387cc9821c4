import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { checkFloors, type Declared } from './rules.ts';

const declared: Declared = {
  'packages/color': [],
  'packages/minecraft-text': ['@fucina/color', '@fucina/server-ping'],
  'packages/site': ['@fucina/web'],
  'packages/added-later': ['@fucina/site'],
  web: ['@fucina/added-later', '@fucina/color', '@fucina/server', '@fucina/server-ping', 'react'],
  server: ['@opentelemetry/api', 'hono', '@fucina/server-ping', '@fucina/cli'],
  'packages/server-ping': ['@fucina/minecraft-text', '@fucina/site', '@fucina/cli'],
  'packages/cli': ['@fucina/server-ping', '@fucina/color', '@fucina/server'],
};

function load(from: string, specifier: string) {
  return { from, line: 1, specifier };
}

function breaches(from: string, specifier: string) {
  return checkFloors([{ from, line: 1, specifier }], declared).map(({ code }) => code);
}

test.each([
  ['packages/minecraft-text/src/a.ts', '@fucina/color'],
  ['packages/minecraft-text/src/a.ts', './b.ts'],
  ['web/src/a.ts', '@fucina/added-later'],
  ['web/og/build.ts', '@fucina/server-ping'],
  ['packages/minecraft-text/src/a.ts', '@fucina/server-ping/messages'],
  ['web/src/a.ts', '@fucina/server-ping/messages'],
  ['web/src/tools/skins/page.tsx', '../../ui/button.tsx'],
  ['web/src/tools/skins/page.tsx', './parts/card.tsx'],
  ['web/src/entry/pages.ts', '../tools/skins/page.tsx'],
  ['web/src/tools/skins/page.tsx', '../../state/query.ts'],
  ['web/src/entry/root.tsx', '../shell/layout.tsx'],
  ['server/src/main.ts', 'node:http'],
  ['server/src/main.ts', './surroundings.ts'],
  ['server/src/main.ts', './workers/run-workers.ts'],
  ['server/src/workers/run-workers.ts', '../serve.ts'],
  ['server/src/workers/run-workers.ts', './restart-delay.ts'],
  ['server/src/serve.ts', './workers/worker-metrics.ts'],
  ['server/src/tracing/otlp-tracing.ts', '@opentelemetry/api'],
  ['server/src/http/frame.ts', 'hono'],
  ['server/src/workers/run-workers.test.ts', './run-workers.ts'],
  ['server/src/app.ts', './tools/status/ping.ts'],
  ['server/src/tools/status/icon.ts', '../../http/prepared-body.ts'],
  ['packages/color/src/hex.test.ts', 'vitest'],
  ['packages/server-ping/src/ping.ts', 'node:net'],
  ['packages/server-ping/src/ping.ts', '@fucina/minecraft-text'],
  ['packages/server-ping/src/ping.ts', '@fucina/site'],
  ['packages/cli/src/main.ts', 'node:process'],
  ['packages/cli/src/main.ts', '@fucina/server-ping'],
  ['server/src/app.ts', '@fucina/server-ping'],
])('%s may import %s', (from, specifier) => expect(breaches(from, specifier)).toEqual([]));

test.each<[string, string, string]>([
  ['packages/site/src/a.ts', '@fucina/web', 'upward'],
  ['packages/minecraft-text/src/a.ts', '@fucina/server-ping', 'upward'],
  ['packages/minecraft-text/src/a.ts', '@fucina/server-ping/other', 'upward'],
  ['packages/added-later/src/a.ts', '@fucina/site', 'upward'],
  ['packages/color/src/a.ts', '@fucina/minecraft-text', 'undeclared'],
  ['web/src/a.ts', '@fucina/server', 'upward'],
  ['web/src/a.ts', '@fucina/scripts', 'upward'],
  ['web/src/a.ts', '../../server/src/app.ts', 'across-workspaces'],
  ['web/src/tools/skins/page.tsx', '../skulls/parts.tsx', 'folder'],
  ['web/src/icon-studio/use-icon.ts', '../tools/motd/state.ts', 'folder'],
  ['web/src/ui/button.tsx', '../tools/skulls/parts.tsx', 'folder'],
  ['web/src/ui/button.tsx', '../tool/tool-head.tsx', 'folder'],
  ['web/src/words/language.ts', '../ui/button.tsx', 'folder'],
  ['web/src/shell/layout.tsx', '../entry/head.ts', 'folder'],
  ['web/src/tool/tool-head.tsx', '../api/profile.ts', 'folder'],
  ['web/src/somewhere/new.ts', '../ui/button.tsx', 'folder'],
  ['server/src/app.ts', './surroundings.ts', 'folder'],
  ['server/src/surroundings.ts', './main.ts', 'folder'],
  ...['http/frame.ts', 'cache/redis.ts', 'limits/limits.ts'].flatMap(
    (file): [string, string, string][] => [
      [`server/src/${file}`, '../workers/worker-metrics.ts', 'folder'],
      [`server/src/${file}`, '../serve.ts', 'folder'],
    ],
  ),
  ['server/src/listen.ts', './workers/worker-metrics.ts', 'folder'],
  ['server/src/listen.ts', './serve.ts', 'folder'],
  ['server/src/serve.ts', './workers/run-workers.ts', 'folder'],
  ['server/src/tracing/tracing.ts', '@opentelemetry/api', 'folder'],
  ['server/src/app.ts', '@opentelemetry/api', 'folder'],
  ['server/src/http/endpoint.ts', '../tools/status/ping.ts', 'folder'],
  ['server/src/tools/status/icon.ts', '../skins/wardrobe.ts', 'folder'],
  ['packages/color/src/a.ts', 'node:fs', 'node-on-ground'],
  ['packages/site/src/a.ts', 'node:fs', 'node-on-ground'],
  ['packages/minecraft-text/src/a.ts', '@fucina/server-ping', 'upward'],
  ['packages/server-ping/src/ping.ts', '@fucina/cli', 'upward'],
  ['packages/cli/src/main.ts', '@fucina/server', 'upward'],
  ['server/src/app.ts', '@fucina/cli', 'upward'],
  ['web/src/api/status.ts', '@fucina/server-ping', 'node-in-browser'],
  ['web/worker/service-worker.ts', '@fucina/server-ping', 'node-in-browser'],
  ['server/src/a.ts', 'express', 'undeclared'],
])('%s must not import %s (%s)', (from, specifier, code) =>
  expect(breaches(from, specifier)).toEqual([code]),
);

test('two packages that import each other form a circle', () => {
  const both: Declared = { 'packages/color': ['@fucina/site'], 'packages/site': ['@fucina/color'] };
  const found = checkFloors([load('packages/color/src/a.ts', '@fucina/site')], both);
  expect(found.map(({ code }) => code)).toEqual(['upward']);
  const ground: Declared = {
    'packages/color': ['@fucina/skin-model'],
    'packages/skin-model': ['@fucina/color'],
  };
  const circle = checkFloors(
    [
      load('packages/color/src/a.ts', '@fucina/skin-model'),
      load('packages/skin-model/src/a.ts', '@fucina/color'),
    ],
    ground,
  );
  expect(circle.map(({ code }) => code)).toEqual(['circle']);
});

test('files that import each other form a circle', () => {
  const found = checkFloors(
    [
      load('web/src/ui/a.ts', './b.ts'),
      load('web/src/ui/b.ts', './c.ts'),
      load('web/src/ui/c.ts', './a.ts'),
    ],
    declared,
  );
  expect(found).toEqual([
    { from: 'web/src/ui/c.ts', line: 1, code: 'circle', to: 'web/src/ui/a.ts' },
  ]);
});

test('folders that import each other form a circle, though their files do not', () => {
  const circle = (...pairs: readonly (readonly [from: string, specifier: string])[]) =>
    checkFloors(
      pairs.map(([from, specifier]) => load(from, specifier)),
      declared,
    );
  const src = 'packages/minecraft-text/src';
  expect(
    circle([`${src}/json/a.ts`, '../snbt/b.ts'], [`${src}/snbt/c.ts`, '../json/d.ts']),
  ).toEqual([{ from: `${src}/snbt/c.ts`, line: 1, code: 'circle', to: `${src}/json` }]);
  expect(
    circle([`${src}/json/a.ts`, '../snbt/b.ts'], [`${src}/snbt/index.ts`, '../json/d.ts']),
  ).toEqual([]);
  expect(circle([`${src}/json/a.ts`, '../other.ts'], [`${src}/other.ts`, './json/d.ts'])).toEqual(
    [],
  );
});

test('imports are found in every form', () => {
  const source = `import a from 'one';
import type { B } from "two";
import {
  c,
} from './three.ts';
export * from './four.ts';
import './five.css';
const six = await import('./six.ts');
const text = "from 'seven'";`;
  expect(importsOf(source)).toEqual([
    { line: 1, specifier: 'one' },
    { line: 2, specifier: 'two' },
    { line: 5, specifier: './three.ts' },
    { line: 6, specifier: './four.ts' },
    { line: 7, specifier: './five.css' },
    { line: 8, specifier: './six.ts' },
  ]);
});
