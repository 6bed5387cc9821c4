import { basename, join, relative } from 'node:path';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Failure {
  /** The file and the names that lead to the test. */
  readonly test: string;
  /** What the runner says about it, with its stack. */
  readonly error: string;
}

export interface Report {
  readonly counts: Counts;
  readonly failures: readonly Failure[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  /** Why the file itself failed, for example at an import. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly ancestorTitles: readonly string[];
    readonly title: string;
    readonly failureMessages: readonly string[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[];
    }[];
  }[];
}

const root = join(import.meta.dirname, '..', '..');

export function readVitestReport(text: string): Report {
  const report = JSON.parse(text);
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    },
    failures: report.testResults.flatMap(failuresOfFile),
  };
}

function failuresOfFile({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const file = name.startsWith(root) ? relative(root, name) : name;
  const failed = assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ ancestorTitles, title, failureMessages }) => ({
      test: [file, ...ancestorTitles, title].join(' › '),
      error: failureMessages.join('\n'),
    }));
  return failed.length === 0 && status === 'failed' ? [{ test: file, error: message }] : failed;
}

export function readPlaywrightReport(text: string): Report {
  const { stats, suites, errors, config } = JSON.parse(text);
  const folder = basename(config.rootDir);
  return {
    // A test that passes only on a retry counts as failed.
    counts: {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    },
    failures: [
      ...suites.flatMap((file: PlaywrightSuite) => failuresOfSuite(file, folder, [])),
      ...errors.map((error: PlaywrightError) => ({ test: folder, error: error.message ?? '' })),
    ],
  };
}

function failuresOfSuite(
  suite: PlaywrightSuite,
  folder: string,
  names: readonly string[],
): Failure[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        test: [`${folder}/${file}:${line}`, ...names, title].join(' › '),
        error: results
          .flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))
          .join('\n'),
      })),
  );
  const inner = (suite.suites ?? []).flatMap((each) =>
    failuresOfSuite(each, folder, [...names, each.title]),
  );
  return [...own, ...inner];
}
