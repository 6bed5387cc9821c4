import type { ConformanceReport } from './run-conformance.ts';

/** The whole report, for other programs. */
export function writeJsonReport(report: ConformanceReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
