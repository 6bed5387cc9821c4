// Tests MiniMessage engines against the reference: `npm run conformance`. Writes the results into the README of the
// suite, and the whole reports to .cache/conformance.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  runConformance,
  writeHtmlReport,
  writeJsonReport,
  writeTextReport,
} from '@fucina/minimessage-conformance';
import { ENGINES } from './conformance/engines.ts';
import { withResults } from './conformance/results-table.ts';
import { root } from './pack/folders.ts';

const readme = join(root, 'packages', 'minimessage-conformance', 'README.md');
const folder = join(root, '.cache', 'conformance');
mkdirSync(folder, { recursive: true });

const reports = ENGINES.map((engine) => runConformance(engine));
for (const report of reports) {
  const file = join(folder, report.engine.replace(/[^a-z0-9.-]+/g, '-').replace(/^-/, ''));
  writeFileSync(`${file}.txt`, writeTextReport(report));
  writeFileSync(`${file}.json`, writeJsonReport(report));
  writeFileSync(`${file}.html`, writeHtmlReport(report));
  console.log(`${report.engine}: ${report.passed} of ${report.total}; ${file}.html`);
}
writeFileSync(readme, withResults(readFileSync(readme, 'utf8'), reports));
