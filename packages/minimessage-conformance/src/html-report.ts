import { escapeHtml } from '@fucina/minecraft-text/html';
import { percentage } from './percentage.ts';
import type { AreaResult, ConformanceFailure, ConformanceReport } from './run-conformance.ts';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark; }
  table { border-collapse: collapse; }
  th, td { padding: 0.2rem 1rem 0.2rem 0; text-align: left; }
  td + td { font-variant-numeric: tabular-nums; text-align: right; }
  pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** A page of its own, without scripts and without requests. */
export function writeHtmlReport(report: ConformanceReport): string {
  const { engine, suite, areas, failures } = report;
  const title = `MiniMessage conformance of ${engine}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${report.passed} of ${report.total} inputs (${percentage(report)}) are read as ${escapeHtml(suite.reference)} reads them. Suite ${escapeHtml(suite.version)}.</p>
<table>
<thead><tr><th>Area</th><th>Passed</th><th>Share</th></tr></thead>
<tbody>
${areas.map(areaRow).join('\n')}
</tbody>
</table>
<h2>Failures: ${failures.length}</h2>
${failures.map(failureDetails).join('\n')}
</body>
</html>
`;
}

function areaRow(one: AreaResult): string {
  return `<tr><td>${one.area}</td><td>${one.passed}/${one.total}</td><td>${percentage(one)}</td></tr>`;
}

function failureDetails({
  id,
  areas,
  input,
  strict,
  expected,
  actual,
}: ConformanceFailure): string {
  const about = [...areas, ...(strict ? ['read strictly'] : [])].join(', ');
  return `<details>
<summary>${escapeHtml(id)} <code>${escapeHtml(JSON.stringify(input))}</code></summary>
<p>${escapeHtml(about)}</p>
<pre>expected ${escapeHtml(JSON.stringify(expected, null, 1))}</pre>
<pre>actual ${escapeHtml(JSON.stringify(actual, null, 1))}</pre>
</details>`;
}
