import type { Problem, Scalar } from '../format.ts';

/** The line of another key that ends where its own quote opens: it closed the quote of a text above. */
const NEXT_KEY = /[\n\r]\s*(?:- )?[^\s:#][^:\n\r]*:[ \t]*["']$/;

/**
 * A quote that nobody closed, so that the next text's quote closes it. All that the parser says about the lines below is
 * its consequence.
 */
export function findOpenQuote(
  text: string,
  scalars: readonly Scalar[],
  problems: readonly Problem[],
): Problem | undefined {
  const isRefused = problems.some(({ severity }) => severity === 'error');
  if (!isRefused) return undefined;
  const open = scalars.find(
    ({ kind, from, to }) =>
      (kind === 'single' || kind === 'double') && NEXT_KEY.test(text.slice(from, to)),
  );
  if (open === undefined) return undefined;
  const { from } = open;
  const line = /^.*/.exec(text.slice(from))?.[0].trimEnd() ?? '';
  const to = from + line.length;
  // The whole text: a quote alone would say nothing where the correction is read and not applied.
  const fix = { from, to, insert: line + text.charAt(from) };
  return { code: 'yaml/must-quote', severity: 'error', from, to, fix };
}
