import { comparableRuns, runsOfJson } from './runs-of-json.ts';
import { sameValue } from './same-value.ts';
import {
  AREAS,
  type Area,
  CONFORMANCE_SUITE,
  type ConformanceCase,
  type ConformanceSuite,
  type Expected,
} from './suite.ts';

/** All that a parser needs to be tested. */
export interface ConformanceAdapter {
  /** For the reports. */
  readonly engine?: string;
  /** Returns component JSON of any version; throws to refuse the input. */
  readonly parse: (input: string, options: { readonly strict: boolean }) => unknown;
}

export interface ConformanceReport {
  readonly engine: string;
  readonly suite: Pick<ConformanceSuite, 'version' | 'reference'>;
  readonly total: number;
  readonly passed: number;
  readonly areas: readonly AreaResult[];
  readonly failures: readonly ConformanceFailure[];
}

export interface AreaResult {
  readonly area: Area;
  readonly total: number;
  readonly passed: number;
}

export interface ConformanceFailure
  extends Pick<ConformanceCase, 'id' | 'areas' | 'input' | 'strict'> {
  readonly expected: Expected;
  readonly actual: Actual;
}

export type Actual =
  | { readonly runs: readonly unknown[] }
  /** What the parser threw, as text. */
  | { readonly thrown: string }
  /** It returned something that is not component JSON. */
  | { readonly unreadable: string };

/** Gives every input to a parser and compares its answers with those of the reference engine. */
export function runConformance(
  { engine = 'parser', parse }: ConformanceAdapter,
  suite: ConformanceSuite = CONFORMANCE_SUITE,
): ConformanceReport {
  const failures = suite.cases.flatMap((one) => {
    const actual = answer(parse, one);
    if (isRight(actual, one.expected)) return [];
    const { id, areas, input, strict, expected } = one;
    return [{ id, areas, input, strict, expected, actual }];
  });
  return {
    engine,
    suite: { version: suite.version, reference: suite.reference },
    ...counts(suite.cases, failures),
    areas: AREAS.map((area) => {
      const isOf = ({ areas }: Pick<ConformanceCase, 'areas'>) => areas.includes(area);
      return { area, ...counts(suite.cases.filter(isOf), failures.filter(isOf)) };
    }),
    failures,
  };
}

function answer(parse: ConformanceAdapter['parse'], { input, strict }: ConformanceCase): Actual {
  let json: unknown;
  try {
    json = parse(input, { strict });
  } catch (error) {
    return { thrown: String(error) };
  }
  const runs = runsOfJson(json);
  return runs.ok ? { runs: runs.value } : { unreadable: runs.code };
}

/** A refusal is right if the reference engine refuses too: reasons have no common form. */
function isRight(actual: Actual, expected: Expected): boolean {
  if ('error' in expected) return 'thrown' in actual;
  return 'runs' in actual && sameValue(actual.runs, comparableRuns(expected.runs));
}

function counts(cases: readonly unknown[], failures: readonly unknown[]) {
  return { total: cases.length, passed: cases.length - failures.length };
}
