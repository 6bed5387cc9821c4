import { compactComponent } from '../component/compact.ts';
import { createText } from '../component/component.ts';
import { placedIn } from '../text-problem.ts';
import { type BuildOptions, build } from './build.ts';
import { dropEscapes } from './drop-escapes.ts';
import type { ArgumentError, BuildResult, MiniMessageResult } from './errors.ts';
import type { Expansion } from './expansion.ts';
import { findLegacyCode } from './legacy-codes.ts';
import { findPlaceholder, type Placeholders } from './placeholders.ts';

export interface MiniMessageReadOptions {
  /** Requires every tag to be closed, in order, and refuses `<reset>`. */
  readonly strict?: boolean;
  /** Tags of your own: what takes their place, or a function that makes it of their arguments. */
  readonly placeholders?: Placeholders | undefined;
}

export const LENIENT = createContext(false);
const STRICT = createContext(true);

/** Reads MiniMessage exactly as PaperMC's Adventure does; invalid tags become text. */
export function readMiniMessage(
  text: string,
  options: MiniMessageReadOptions = {},
): MiniMessageResult {
  if (typeof text !== 'string') return wrongType('text', 'string');
  const strict = options?.strict ?? false;
  if (typeof strict !== 'boolean') return wrongType('strict', 'boolean');
  const placeholders = options?.placeholders ?? undefined;
  if (typeof placeholders !== 'object' && placeholders !== undefined) {
    return wrongType('placeholders', 'object');
  }
  const fixed = strict ? STRICT : LENIENT;
  const result = readMessage(text, placeholders ? createContext(strict, placeholders) : fixed);
  return result.ok ? result : { ok: false, error: placedIn(text)(result.error) };
}

function readMessage(text: string, context: BuildOptions): BuildResult {
  const read = (expanded: string): BuildResult => {
    const error = findLegacyCode(expanded);
    return error === undefined ? readTags(expanded, context) : { ok: false, error };
  };
  return context.expansion === undefined ? read(text) : context.expansion.read(text, read);
}

function readTags(text: string, context: BuildOptions): BuildResult {
  if (!text.includes('<')) {
    const plain = text.includes('\\') ? dropEscapes(text, 0, text.length, 0x3c) : text;
    return { ok: true, value: createText(plain) };
  }
  const result = build(text, context);
  return result.ok ? { ok: true, value: compactComponent(result.value) } : result;
}

/** Arguments that are MiniMessage themselves are read with the same strictness and placeholders. */
function createContext(strict: boolean, placeholders?: Placeholders): BuildOptions {
  const context: BuildOptions = {
    strict,
    findOwn: placeholders && ((name) => findPlaceholder(placeholders, name)),
    expansion: placeholders && beginExpansion(placeholders),
    read(text) {
      const result = readMessage(text, context);
      return result.ok ? result.value : undefined;
    },
  };
  return context;
}

function beginExpansion(placeholders: Placeholders): Expansion | undefined {
  for (const value of Object.values(placeholders)) {
    if (typeof value === 'function' && 'beginExpansion' in value) {
      return value.beginExpansion(placeholders);
    }
  }
  return undefined;
}

function wrongType(
  field: ArgumentError['field'],
  expected: ArgumentError['expected'],
): MiniMessageResult {
  return { ok: false, error: { code: 'wrong-type', field, expected } };
}
