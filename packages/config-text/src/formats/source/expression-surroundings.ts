import type { Call } from './code-text.ts';
import { isList } from './code-words.ts';
import type { LiteralPiece } from './expression.ts';
import type { Frame } from './expression-frame.ts';

/** How many calls and lists around a text say what it is. */
const MAX_UP = 8;

/** The call around the innermost frame; lists and arrays are where their call is. */
export function callOf(frames: readonly Frame[], argument: number): Call | undefined {
  let at = argument;
  for (const [{ call, opener }, above] of upwards(frames)) {
    if (call !== undefined && !isList(call)) return { ...call, argument: at };
    const isInAnnotation = opener === '{' && above?.call?.kind === 'annotation';
    if (opener !== '(' && opener !== '[' && !isInAnnotation) return undefined;
    at = above?.argument ?? 0;
  }
  return undefined;
}

/** What a comment or an annotation says about the text of the innermost frame. What `@Language` says is for the next one. */
export function markOf(
  frames: readonly Frame[],
  { call }: Frame,
  { content }: LiteralPiece,
  source: string,
): string | undefined {
  if (call?.kind === 'annotation') {
    const says = source.slice(content.from, Math.min(content.to, content.from + 40));
    const above = frames.at(-2);
    const isLanguage = call.names.at(-1) === 'Language';
    if (isLanguage && above !== undefined) above.mark = { says, isUsed: false };
    return undefined;
  }
  for (const [{ mark, opener }] of upwards(frames)) {
    if (mark !== undefined) {
      mark.isUsed = true;
      return mark.says;
    }
    if (opener === '{' || opener === 'hole') return undefined;
  }
  return undefined;
}

/** The nearest frames, the innermost first, each with the one around it. */
function upwards(
  frames: readonly Frame[],
): readonly (readonly [frame: Frame, above: Frame | undefined])[] {
  const inwards = frames.slice(-MAX_UP - 1);
  const pairs = inwards.map((frame, index) => [frame, inwards[index - 1]] as const);
  return (frames.length > MAX_UP ? pairs.slice(1) : pairs).reverse();
}
