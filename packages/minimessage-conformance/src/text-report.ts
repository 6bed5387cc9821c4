import { percentage } from './percentage.ts';
import type { ConformanceFailure, ConformanceReport } from './run-conformance.ts';

const SHOWN_FAILURES = 10;

/** A table of the areas and the first failures, for a terminal. */
export function writeTextReport(report: ConformanceReport): string {
  const { engine, suite, areas, failures } = report;
  const shown = failures.slice(0, SHOWN_FAILURES);
  const hidden = failures.length - shown.length;
  return [
    `${engine}: ${report.passed} of ${report.total} (${percentage(report)}) as ${suite.reference}, suite ${suite.version}`,
    '',
    ...areas.map(
      (one) =>
        `${one.area.padEnd(14)}${`${one.passed}/${one.total}`.padStart(9)}${percentage(one).padStart(9)}`,
    ),
    ...shown.flatMap(failureLines),
    ...(hidden > 0 ? ['', `… and ${hidden} more`] : []),
    '',
  ].join('\n');
}

function failureLines({ id, input, strict, expected, actual }: ConformanceFailure): string[] {
  return [
    '',
    `${id}${strict ? ' (strict)' : ''}  ${JSON.stringify(input)}`,
    `  expected  ${JSON.stringify(expected)}`,
    `  actual    ${JSON.stringify(actual)}`,
  ];
}
