import type { Problem, Reading } from '../format.ts';
import { LineIndex } from '../line-index.ts';
import { compose } from './compose.ts';
import { explainErrors } from './explain-errors.ts';
import { NodeReader } from './node-reader.ts';
import { findOpenQuote } from './open-quote.ts';
import { findRefusedCharacters } from './refused-characters.ts';
import { scanYaml } from './scan-yaml.ts';

/** The strings of a YAML file, and what SnakeYAML refuses or reads otherwise than it looks. */
export function readYaml(text: string): Reading {
  const simple = scanYaml(text);
  return simple === undefined ? readAnyYaml(text) : { ...simple, problems: [] };
}

/** The same by the library, for files of any shape. */
export function readAnyYaml(text: string): Reading {
  const composed = compose(text);
  if (typeof composed === 'string') {
    return {
      scalars: [],
      problems: [{ code: `yaml/${composed}`, severity: 'error', from: 0, to: 0 }],
    };
  }
  const reader = new NodeReader(text);
  const lines = new LineIndex(text);
  for (const [index, { contents, range }] of composed.documents.entries()) {
    if (index > 0)
      reader.report({ code: 'yaml/multi-document', severity: 'error', ...startOf(range) });
    if (contents !== null) reader.read(contents, [], []);
  }
  const found = [
    ...explainErrors(text, lines, composed.errors),
    ...composed.warnings,
    ...reader.finish(),
    ...findRefusedCharacters(text),
  ];
  const { scalars, switches } = reader;
  const open = findOpenQuote(text, scalars, found);
  const told = open ? [...found.filter(({ from }) => from < open.from), open] : found;
  return { scalars, switches, problems: withoutFollowing(firstErrorOfEachLine(lines, told)) };
}

function startOf([from]: readonly [number, number, number]) {
  return { from, to: from };
}

/** One mistake makes several errors: the parser's, and those of the nodes that it made of the line. */
function firstErrorOfEachLine(index: LineIndex, problems: readonly Problem[]): Problem[] {
  const errors = new Map<number, Problem>();
  for (const problem of problems) {
    const line = index.lineOf(problem.from);
    if (problem.severity === 'error' && !errors.has(line)) errors.set(line, problem);
  }
  return problems
    .filter((problem) => (errors.get(index.lineOf(problem.from)) ?? problem) === problem)
    .sort((one, other) => one.from - other.from);
}

const UNREADABLE: ReadonlySet<string> = new Set([
  'yaml/syntax',
  'yaml/must-quote',
  'yaml/list-or-text',
]);

/** Below a line that it cannot read, the parser guesses: only what has a name of its own is told from there on. */
function withoutFollowing(problems: readonly Problem[]): readonly Problem[] {
  const first = problems.find(({ code, severity }) => severity === 'error' && UNREADABLE.has(code));
  return problems.filter((problem) => problem.code !== 'yaml/syntax' || problem === first);
}
