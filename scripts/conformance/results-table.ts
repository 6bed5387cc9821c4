import type { ConformanceReport } from '@fucina/minimessage-conformance';

const BEGIN = '<!-- results: written by `npm run conformance` -->\n';
const END = '<!-- /results -->';

/** The README of the suite with a table of what each engine passes, by area. */
export function withResults(readme: string, reports: readonly ConformanceReport[]): string {
  const begin = readme.indexOf(BEGIN) + BEGIN.length;
  const end = readme.indexOf(END);
  if (begin < BEGIN.length || end < begin) throw new Error('the README has no place for results');
  return `${readme.slice(0, begin)}\n${table(reports)}\n${readme.slice(end)}`;
}

function table(reports: readonly ConformanceReport[]): string {
  const areas = reports[0]?.areas ?? [];
  const rows = [
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
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const [head = [], ...body] = rows;
  // Aligned, as the formatter does it.
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('');
}

function share(passed: number, total: number): string {
  return `${passed} (${(Math.floor((passed / total) * 1000) / 10).toFixed(1)} %)`;
}
