import { parseSnbt } from '../snbt/parse-snbt.ts';
import { type JsonReadOptions, readJsonValue } from './read-json.ts';
import type { SnbtResult } from './read-snbt.ts';

/** Reads a text component written as JSON, also in quotes, as in commands before 1.21.5. */
export function readJsonText(text: string, options: JsonReadOptions = {}): SnbtResult {
  const value = parseJsonText(text);
  if (value !== undefined) return readJsonValue(value, options);
  // Apart from a few escapes JSON is valid SNBT, and the SNBT parser reports the position of an error.
  const parsed = parseSnbt(text);
  return parsed.ok ? readJsonValue(parsed.value, options) : parsed;
}

/** Parses JSON text, also in quotes; undefined if it is not JSON. */
export function parseJsonText(text: string): unknown {
  const trimmed = text.trim();
  if (/^['"]/.test(trimmed)) {
    const quoted = parseSnbt(trimmed);
    if (!quoted.ok || typeof quoted.value !== 'string') return undefined;
    return /^\s*[[{]/.test(quoted.value) ? parse(quoted.value) : undefined;
  }
  return parse(trimmed);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON: an expected result
  }
}
