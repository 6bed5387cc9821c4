import { parseSnbt, type SnbtError } from '../snbt/parse-snbt.ts';
import { type JsonReadOptions, type JsonResult, readJsonValue } from './read-json.ts';

export type SnbtResult = JsonResult | { readonly ok: false; readonly error: SnbtError };

/** Reads a text component written as SNBT; JSON is valid SNBT too. */
export function readSnbt(text: string, options: JsonReadOptions = {}): SnbtResult {
  if (typeof text !== 'string') {
    return { ok: false, error: { code: 'wrong-type', field: 'text' } };
  }
  const parsed = parseSnbt(text);
  return parsed.ok ? readJsonValue(parsed.value, options) : parsed;
}
