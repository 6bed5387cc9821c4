export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function readVitestReport(text: string): Counts {
  const report = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

export function readPlaywrightReport(text: string): Counts {
  const { stats } = JSON.parse(text);
  // A test that passes only on a retry counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
