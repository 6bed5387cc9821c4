import { findMarks } from './marks.ts';
import './painting.css';

/** Something to be underlined. */
export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning' | 'note';
}

/** Whether the browser can color parts of a text that are no elements. */
export const canPaint = typeof Highlight === 'function' && 'highlights' in CSS;

const MARKS = ['tag', 'code', 'placeholder'] as const;
const PROBLEMS = ['error', 'warning', 'note'] as const;

/** Colors tags, codes and placeholders. The node holds this text. */
export function paintMarks(node: Text, text: string): void {
  const marks = findMarks(text);
  for (const kind of MARKS) {
    const ranges = marks
      .filter((mark) => mark.kind === kind)
      .map(
        ({ from, to }) =>
          new StaticRange({
            startContainer: node,
            startOffset: from,
            endContainer: node,
            endOffset: to,
          }),
      );
    CSS.highlights.set(kind, new Highlight(...ranges));
  }
}

/** Underlines what is wrong. The problems may be of an earlier text; they move along when the node's text changes. */
export function paintProblems(node: Text, problems: readonly Problem[]): void {
  for (const kind of PROBLEMS) {
    const ranges = problems
      .filter(({ severity, from, to }) => severity === kind && from < to && to < node.length)
      .map(({ from, to }) => {
        const range = new Range();
        range.setStart(node, from);
        range.setEnd(node, to);
        return range;
      });
    CSS.highlights.set(kind, new Highlight(...ranges));
  }
}

export function clearPaint(): void {
  for (const kind of [...MARKS, ...PROBLEMS]) CSS.highlights.delete(kind);
}
