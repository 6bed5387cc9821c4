// Every flag with a value, set to good and bad ones: Java refuses exactly what we call wrong.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { environment, installedJava } from '../tests/installed-java.ts';
import { ALL_FLAGS } from './all-flags.ts';
import { explainCommand } from './explain/explain-command.ts';
import { checkSetting } from './fit-arguments.ts';
import { flagStatus } from './flag-facts.ts';
import { FLAG_VALUES } from './flag-values.ts';
import { valueSpan } from './value-spans.ts';

const UNLOCKS = '-XX:+UnlockDiagnosticVMOptions -XX:+UnlockExperimentalVMOptions';
/** Those of the machine on which the values were tried: some limits depend on their number. */
const PROCESSORS = '-XX:ActiveProcessorCount=2';
const AT_ONCE = 2;
/** Sizes of heaps and stacks that every machine has. */
const SIZES = [
  ...['-Xss', '-Xss1', '-Xss100K', '-Xss1K', '-Xss1MB', '-Xss-1', '-Xss2G', '-Xss512K', '-Xss2M'],
  ...['-Xmxabc', '-Xmx1K', '-Xmx99999999999G', '-Xmx0', '-Xmx8M', '-Xmx1000000K', '-Xmx256M'],
  ...['-Xms0', '-Xms1K', '-Xms1M', '-Xmsabc', '-Xms64M', '-Xmn0', '-Xmnabc', '-Xmn1.5M', '-Xmn8M'],
];

const java = installedJava();
if (java === undefined)
  console.log('skipped: values of flags in a real JVM (no java is installed)');

const folder = mkdtempSync(join(tmpdir(), 'real-java-values-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(java === undefined)(`Java ${java}`, { timeout: 600_000 }, () => {
  const flags = java === undefined ? [] : flagsOf(java);

  test('refuses every value that is called wrong, and starts without it', async () => {
    const words = [...flags.flatMap(badValues), ...SIZES].filter(isWrong);
    expect(words.length).toBeGreaterThan(500);
    expect(await startedOf(words)).toEqual([]);
    for (const word of words) expect(repaired(word), word).not.toContain(word);
  });

  test('starts with every value that is called right', async () => {
    const words = [...flags.flatMap(goodValues), ...SIZES].filter(
      (word) => checkSetting(word, java ?? 8, ALL_FLAGS) === 'fine',
    );
    expect(words.length).toBeGreaterThan(50);
    const started = new Set(await startedOf(words));
    expect(words.filter((word) => !started.has(word))).toEqual([]);
    for (const word of words) expect(repaired(word), word).toContain(word);
  });

  function isWrong(word: string): boolean {
    return typeof checkSetting(word, java ?? 8, ALL_FLAGS) === 'object';
  }

  function repaired(word: string): string {
    const explained = explainCommand(`java ${UNLOCKS} ${word} -jar a.jar`, java);
    return explained.ok ? explained.value.repaired : '';
  }
});

function flagsOf(version: Exclude<typeof java, undefined>) {
  return FLAG_VALUES.trim()
    .split('\n')
    .map((row) => row.slice(0, row.indexOf(' ')))
    .flatMap((name) => {
      const span = valueSpan(name, version);
      const status = flagStatus(name, version, '', ALL_FLAGS);
      return span && status !== 'refused' && status !== 'warn' ? [{ name, span }] : [];
    });
}

type Flag = ReturnType<typeof flagsOf>[number];

const UNREADABLE = ['two', '1,5', '4MB', '9'.repeat(20)];

/** One that is no number, and those just beyond the ends. */
function badValues({ name, span: { kind, least, most } }: Flag, index: number): readonly string[] {
  if (kind === 'text') return [];
  const step = (end: string | undefined, by: number) => {
    if (end === undefined) return [];
    return [kind === 'decimal' ? `${Number(end) + by}.5` : `${BigInt(end) + BigInt(by)}`];
  };
  const values = [UNREADABLE[index % UNREADABLE.length], ...step(least, -1), ...step(most, 1)];
  return values.map((value) => `-XX:${name}=${value}`);
}

/** Of each third flag, because Java takes its time to start. */
function goodValues({ name, span: { kind, fine } }: Flag, index: number): readonly string[] {
  if (fine === undefined || index % 3 > 0) return [];
  return [`-XX:${name}=${kind === 'text' ? 'fucina' : fine[index % 2]}`];
}

async function startedOf(words: readonly string[]): Promise<readonly string[]> {
  const started: string[] = [];
  const left = words.values();
  const work = async () => {
    for (const word of left) if (await starts(word)) started.push(word);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return started;
}

function starts(word: string): Promise<boolean> {
  const heap = /^-Xm[sx]/.test(word) ? [] : ['-Xmx1G'];
  return new Promise((resolve) => {
    execFile(
      'java',
      [...UNLOCKS.split(' '), PROCESSORS, ...heap, word, '-version'],
      { cwd: folder, env: environment(), timeout: 20_000, killSignal: 'SIGKILL' },
      (error) => resolve(error === null),
    );
  });
}
