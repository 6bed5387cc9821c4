import { parseSnbt } from '../snbt/parse-snbt.ts';

/** Parses JSON text, also in quotes, as in commands before 1.21.5; undefined if it is not JSON. */
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
