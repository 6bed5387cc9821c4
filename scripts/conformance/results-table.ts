import type { ConformanceReport } from '@fucina/minimessage-conformance';
import { markdownTable, withTable } from '../markdown-table.ts';

/** The README of the suite with a table of what each engine passes, by area. */
export function withResults(readme: string, reports: readonly ConformanceReport[]): string {
  return withTable(readme, 'results', 'npm run conformance', table(reports));
}

function table(reports: readonly ConformanceReport[]): string {
  const areas = reports[0]?.areas ?? [];
  return markdownTable([
    ['Area', 'Cases', ...reports.map(({ engine }) => engine)],
    ...areas.map(({ area, total }, index) => [
      area,
      String(total),
      ...reports.map((report) => share(report.areas[index]?.passed ?? 0, total)),
    ]),
    [
      '**all**',
      String(reports[0]?.total ?? 0),
      ...reports.map(({ passed, total }) => share(passed, total)),
    ],
  ]);
}

function share(passed: number, total: number): string {
  return `${passed} (${(Math.floor((passed / total) * 1000) / 10).toFixed(1)} %)`;
}
