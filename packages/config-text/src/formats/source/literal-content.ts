import type { TextRange } from '@fucina/minecraft-text/text-problem';
import { endOfName, endOfRun, isNameStart } from './code-characters.ts';
import type { LiteralForm } from './code-text.ts';
import { FORMS } from './literal-forms.ts';

export interface LiteralContent {
  readonly form: LiteralForm;
  readonly closing: string;
  /** How many `$` a hole begins with: more than one in `$$"…"`. */
  readonly dollars: number;
  readonly holes: TextRange[];
}

/** Why the content of a literal does not go on. `line-end`: it may not go on in the next line. */
type ContentStop =
  | ({ readonly kind: 'hole' } & TextRange)
  | { readonly kind: 'closed' | 'line-end'; readonly at: number }
  | { readonly kind: 'end' };

/** Goes on to the next stop. Holes without braces (`$name`) are no stop: they are added to those of the literal. */
export function scanContent(source: string, start: number, literal: LiteralContent): ContentStop {
  const { closing, form } = literal;
  const { isLong, holes, escapes } = FORMS[form];
  for (let at = start; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (char === '\\' && escapes !== 'none' && escapes !== 'dollar') {
      const next = source[at + 1];
      if (next === '{' && holes === 'slash') return { kind: 'hole', from: at, to: at + 2 };
      if (escapes === 'slashy') at += next === '/' ? 1 : 0;
      else if (next === '\r' || next === '\n') {
        if (escapes.lineJoin === undefined) return { kind: 'line-end', at };
        at += next === '\r' && source[at + 2] === '\n' ? 2 : 1;
      } else at += 1;
    } else if (char === closing[0] && source.startsWith(closing, at)) {
      // In Kotlin, the last three of more quotes are the closing ones.
      while (form === 'kotlin-raw' && source[at + 3] === '"') at += 1;
      return { kind: 'closed', at };
    } else if ((char === '\n' || char === '\r') && !isLong) {
      return { kind: 'line-end', at };
    } else if (char === '$' && holes.startsWith('dollar')) {
      if (form === 'groovy-dollar' && /[$/]/.test(source[at + 1] ?? '')) {
        at += 1;
        continue;
      }
      const end = endOfRun(source, at, '$');
      const from = end - literal.dollars;
      if (from >= at && source[end] === '{') return { kind: 'hole', from, to: end + 1 };
      const named = from >= at ? endOfHoleName(source, end, holes) : end;
      if (named > end) literal.holes.push({ from, to: named });
      at = named - 1;
    }
  }
  return { kind: 'end' };
}

function endOfHoleName(source: string, from: number, holes: string): number {
  if (holes === 'dollar' || !isNameStart(source.charCodeAt(from), false)) return from;
  let end = endOfName(source, from, false);
  while (
    holes === 'dollar-path' &&
    source[end] === '.' &&
    isNameStart(source.charCodeAt(end + 1), false)
  ) {
    end = endOfName(source, end + 1, false);
  }
  return end;
}
