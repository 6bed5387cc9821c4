import type { Language } from '../language.ts';
import type { Report, ReportOptions } from './report.ts';

type Create = (language: Language, options: ReportOptions) => Report;

export const REPORT_FORMATS = ['text', 'json', 'sarif', 'github'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const LOADERS: Readonly<Record<ReportFormat, () => Promise<Create>>> = {
  text: async () => (await import('./text.ts')).textReport,
  json: async () => (await import('./json.ts')).jsonReport,
  sarif: async () => (await import('./sarif.ts')).sarifReport,
  github: async () => (await import('./github.ts')).githubReport,
};

/** Where something else is printed. */
const NO_REPORT: Report = { begin: '', problem: () => '', end: () => '' };

export async function createReport(
  format: ReportFormat | 'none',
  language: Language,
  options: ReportOptions,
): Promise<Report> {
  if (format === 'none') return NO_REPORT;
  return (await LOADERS[format]())(language, options);
}
