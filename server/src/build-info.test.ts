import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuildInfo } from './build-info.ts';
import { createMetrics } from './metrics.ts';
import { readSettings } from './settings.ts';
import { createTestApp } from './testing/test-app.ts';

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
);
const build = { version: '1.2.3', commit: 'c0ffee1' };

test('the version is that of the project, the commit what the operator says', async () => {
  expect(await readBuildInfo('c0ffee1')).toEqual({ version, commit: 'c0ffee1' });
});

test('without that, the commit is asked of git, or unknown', async () => {
  expect((await readBuildInfo(undefined)).commit).toMatch(/^([0-9a-f]{40,64}|unknown)$/);
});

test.each(['c0ffee', 'main', 'c0ffee1"}'])('%s names no commit', (FUCINA_COMMIT) => {
  expect(readSettings({ FUCINA_COMMIT })).toMatchObject({ ok: false });
});

test('/healthz tells version and commit', async () => {
  const response = await createTestApp({ build }).request('/healthz');
  expect(await response.json()).toEqual({ status: 'ok', ...build });
});

test('so do the metrics', async () => {
  const metrics = createMetrics({ isProcessWatched: false, build });
  const { text } = await metrics.render();
  expect(text).toContain('fucina_build_info{version="1.2.3",commit="c0ffee1"} 1');
});
