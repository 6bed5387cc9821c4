// The dashboard and the alert rules that are shipped: what they ask for is what the server tells.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createMetrics } from '../../server/src/metrics.ts';
import { measureMojang, measurePings } from '../../server/src/outside-metrics.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(read('grafana.json'));
const shown = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }): [string, string] => [title, expr]),
);
const alerts = [
  ...read('alerts.yml').matchAll(/- alert: (\w+)\n +expr: (?:>-\n((?: {10,}\S.*\n)+)|(.*)\n)/g),
].map(([, name = '', folded, line]): [string, string] => [name, folded ?? line ?? '']);

/** Every name that a scrape of this server could show. */
async function knownMetrics(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics({ isProcessWatched: true });
  const nobody = async () => undefined;
  const mojang = { findPlayer: nobody, getProfile: nobody, getTexture: nobody };
  measureMojang(mojang, metrics.registry, () => 0);
  measurePings(
    async () => ({ ok: false, code: 'blocked_target' }),
    metrics.registry,
    () => 0,
  );
  const { text } = await metrics.render();
  const typed = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    typed.flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [`${name}`],
    ),
  );
}

/** What is no label, no function and no word of PromQL in it. */
function metricsIn(expr: string): readonly string[] {
  const bare = expr.replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) ?\([^)]*\)/g, ' ');
  return bare.match(/\b[a-z_]\w*\b(?! *\()/g) ?? [];
}

// What Prometheus itself tells about each process that it asks.
const OF_PROMETHEUS = ['up'];

describe('every metric that is asked for exists', () => {
  test.each([...shown, ...alerts])('%s', async (_, expr) => {
    const known = await knownMetrics();
    const asked = metricsIn(expr);
    expect(asked).not.toEqual([]);
    expect(asked.filter((name) => !known.has(name) && !OF_PROMETHEUS.includes(name))).toEqual([]);
  });

  test('five rules are read here, so none is left out', () => {
    expect(alerts).toHaveLength(5);
    expect(read('alerts.yml').match(/- alert:/g)).toHaveLength(5);
  });
});

describe('promtool', () => {
  if (spawnSync('promtool', ['--version']).error) {
    test.skip('not tried: promtool is not installed');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'fucina-rules-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const promtool = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };

  test('the rules fire when they should, and only then', () => {
    const ran = promtool('test', 'rules', join(DEPLOY, 'alerts.test.yml'));
    expect(ran).toMatchObject({ status: 0, said: expect.stringContaining('SUCCESS') });
  });

  test('every question of the dashboard is PromQL', () => {
    const rules = shown.map(([, expr], n) => ({
      record: `question:${n}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    const path = join(folder, 'questions.yml');
    writeFileSync(path, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    const ran = promtool('check', 'rules', path);
    expect(ran).toMatchObject({
      status: 0,
      said: expect.stringContaining(`${rules.length} rules found`),
    });
  });
});
