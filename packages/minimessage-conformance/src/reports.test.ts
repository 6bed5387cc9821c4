import { describe, expect, test } from 'vitest';
import { writeHtmlReport } from './html-report.ts';
import { writeJsonReport } from './json-report.ts';
import { type ConformanceReport, runConformance } from './run-conformance.ts';
import type { ConformanceSuite } from './suite.ts';
import { writeTextReport } from './text-report.ts';

const HOSTILE = '<script>alert("&\'")</script>';

const suite: ConformanceSuite = {
  version: '1.0.0',
  reference: HOSTILE,
  cases: Array.from({ length: 12 }, (_, index) => ({
    id: `v-${String(index).padStart(4, '0')}`,
    areas: ['click', 'strict'],
    input: `${HOSTILE}${index}`,
    strict: index === 1,
    expected: { runs: [{ text: `${HOSTILE}${index}` }] },
  })),
};

const report = runConformance(
  {
    engine: HOSTILE,
    parse(input) {
      if (input.endsWith('>1')) throw new Error(HOSTILE);
      return input.endsWith('>0') ? input : `${input}!`;
    },
  },
  suite,
);

describe('the HTML report', () => {
  const page = writeHtmlReport(report);

  test('contains no markup from engines, inputs or answers', () => {
    expect(page).not.toContain('<script');
    expect(page.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(11 * 3);
    // Quotes are only those of the page itself.
    expect(page.replaceAll(/<[^<>]+>/g, '')).not.toMatch(/["']/);
  });

  test('lists every failure', () => {
    expect(page.match(/<details>/g)).toHaveLength(11);
    expect(page).toContain('<td>click</td><td>1/12</td><td>8.3 %</td>');
  });
});

test('the text report names the first failures and says how many are left out', () => {
  const text = writeTextReport(report);
  expect(text).toContain(`${HOSTILE}: 1 of 12 (8.3 %) as ${HOSTILE}, suite 1.0.0`);
  expect(text).toContain('v-0001 (strict)');
  expect(text).toContain(`actual    {"thrown":${JSON.stringify(`Error: ${HOSTILE}`)}}`);
  expect(text).toContain('\n… and 1 more\n');
  expect(text).toContain('gradient            0/0        –\n');
});

test('only a complete result is 100 %', () => {
  const almost: ConformanceReport = { ...report, total: 10_000, passed: 9_999 };
  expect(writeTextReport(almost)).toContain('9999 of 10000 (99.9 %)');
  expect(writeTextReport({ ...report, passed: 12 })).toContain('12 of 12 (100.0 %)');
});

test('the JSON report is the report', () => {
  expect(JSON.parse(writeJsonReport(report))).toEqual(report);
});
