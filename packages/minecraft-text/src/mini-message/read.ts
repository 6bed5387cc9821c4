import { compactComponent } from '../component/compact.ts';
import { type Component, createText } from '../component/component.ts';
import { type BuildOptions, build } from './build.ts';
import { dropEscapes } from './drop-escapes.ts';
import type { ArgumentError, MiniMessageError } from './errors.ts';
import { findLegacyCode } from './legacy-codes.ts';

export interface MiniMessageReadOptions {
  /** Requires every tag to be closed, in order, and refuses `<reset>`. */
  readonly strict?: boolean;
}

export type MiniMessageResult =
  | { readonly ok: true; readonly value: Component }
  | { readonly ok: false; readonly error: MiniMessageError };

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
  const legacy = findLegacyCode(text);
  return legacy === undefined
    ? readTags(text, strict ? STRICT : LENIENT)
    : { ok: false, error: legacy };
}

function readTags(text: string, context: BuildOptions): MiniMessageResult {
  if (!text.includes('<')) {
    const plain = text.includes('\\') ? dropEscapes(text, 0, text.length, 0x3c) : text;
    return { ok: true, value: createText(plain) };
  }
  const result = build(text, context);
  return result.ok ? { ok: true, value: compactComponent(result.value) } : result;
}

/** Arguments that are MiniMessage themselves are read with the same strictness. */
function createContext(strict: boolean): BuildOptions {
  const context: BuildOptions = {
    strict,
    readNested(text) {
      const result = readTags(text, context);
      return result.ok ? result.value : undefined;
    },
  };
  return context;
}

function wrongType(
  field: ArgumentError['field'],
  expected: ArgumentError['expected'],
): MiniMessageResult {
  return { ok: false, error: { code: 'wrong-type', field, expected } };
}
