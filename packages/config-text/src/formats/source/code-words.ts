import type { Call } from './code-text.ts';
import type { Trim } from './expression.ts';

/** Methods that change the beginnings of lines. */
export const TRIMS: Readonly<Record<string, Trim>> = {
  trimIndent: { kind: 'indent', dropsEnds: true },
  trimMargin: { kind: 'margin', dropsEnds: true },
  stripIndent: { kind: 'indent', dropsEnds: false },
  stripMargin: { kind: 'margin', dropsEnds: false },
};
export const FILLS: ReadonlySet<string> = new Set(['format', 'formatted']);
/** After them begins another expression. */
export const WORDS_BETWEEN: ReadonlySet<string> = new Set(
  'return else case throw if when while do default assert'.split(' '),
);
/** The same, but after a `+`, where they are names. */
export const INFIX_WORDS: ReadonlySet<string> = new Set(['in', 'is', 'to', 'yield']);
export const WORDS_BEFORE_VALUE: ReadonlySet<string> = new Set(['new', 'await', 'typeof']);
/** No calls, although a parenthesis follows. */
export const NO_CALLS: ReadonlySet<string> = new Set(
  'if while for switch when catch return throw else in is case synchronized try'.split(' '),
);
/** Their arguments are where the call is. */
const LISTS: ReadonlySet<string> = new Set(
  'List.of Set.of Arrays.asList Stream.of Map.of Map.entry Collections.singletonList Lists.newArrayList Optional.of String.join ImmutableList.of ImmutableMap.of listOf setOf arrayOf mapOf mutableListOf mutableMapOf vec! Objects.requireNonNull'.split(
    ' ',
  ),
);
export const DECLARES: ReadonlySet<string> = new Set(
  'val var let const fun fn public private protected static final class'.split(' '),
);

/** Whether what a call is given is an argument of the call around it. */
export function isList({ names }: Pick<Call, 'names'>): boolean {
  return LISTS.has(names.slice(-2).join('.')) || LISTS.has(names.at(-1) ?? '');
}
