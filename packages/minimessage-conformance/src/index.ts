export { writeHtmlReport } from './html-report.ts';
export { writeJsonReport } from './json-report.ts';
export {
  type Actual,
  type AreaResult,
  type ConformanceAdapter,
  type ConformanceFailure,
  type ConformanceReport,
  runConformance,
} from './run-conformance.ts';
export {
  type Area,
  CONFORMANCE_SUITE,
  type ConformanceCase,
  type ConformanceSuite,
  type Expected,
} from './suite.ts';
export { writeTextReport } from './text-report.ts';
