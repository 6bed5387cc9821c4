import type { ValueSpan } from './ask-values.ts';

/** What each Java says about the values of the flags that it has. */
export type ValuesOfJava = readonly [java: number, values: ReadonlyMap<string, ValueSpan>];

const LETTERS = { integer: 'i', decimal: 'd', text: 't' } as const;

/** The module with the rows, one a flag. */
export function writeFlagValues(answers: readonly ValuesOfJava[]): string {
  const names = [...new Set(answers.flatMap(([, values]) => [...values.keys()]))].sort();
  const rows = names.map((name) => [name, ...spansOf(name, answers)].join(' '));
  return `// Written by \`npm run java-flags\`, with the Javas that other-flags.ts names.

/**
 * The values that each Java takes, a flag a line: from which Java on, \`i\` for whole numbers, \`d\` for numbers with a
 * point, \`t\` for texts, the least and the most that it starts with, each empty where it is not held to, and behind \`=\`
 * those between which every value was seen to be taken: nothing there if they are the least and the most.
 */
export const FLAG_VALUES = \`
${rows.join('\n')}
\`;
`;
}

function spansOf(name: string, answers: readonly ValuesOfJava[]): readonly string[] {
  const spans = answers.flatMap(([java, values]) => {
    const span = values.get(name);
    return span === undefined ? [] : [{ java, span }];
  });
  const starts = spans.filter(
    ({ span }, index) => index === 0 || hard(spans[index - 1]?.span) !== hard(span),
  );
  return starts.map(({ java, span }, index) => {
    const end = starts[index + 1]?.java ?? Number.POSITIVE_INFINITY;
    const same = spans.filter((each) => each.java >= java && each.java < end);
    return `${java}${hard(span)}${fineOf(same.map((each) => each.span))}`;
  });
}

function hard(span: ValueSpan | undefined): string {
  if (span === undefined) return '';
  const { kind, least, most } = span;
  return LETTERS[kind] + (kind === 'text' ? '' : `${short(least)}..${short(most)}`);
}

/** What all of them take. */
function fineOf(spans: readonly ValueSpan[]): string {
  const fines = spans.map(({ fine }) => fine);
  if (fines.some((fine) => fine === undefined)) return '';
  const [first] = spans;
  if (first?.kind === 'text') return '=';
  const compare = (a: string, b: string) => Number(a) - Number(b);
  const from =
    fines
      .flatMap((fine) => fine?.[0] ?? [])
      .toSorted(compare)
      .at(-1) ?? '';
  const to = fines.flatMap((fine) => fine?.[1] ?? []).toSorted(compare)[0] ?? '';
  if (compare(from, to) > 0) return '';
  return from === first?.least && to === first.most ? '=' : `=${short(from)}..${short(to)}`;
}

function short(number: string): string {
  return number.replace(/(\.\d)0+$/, '$1');
}
