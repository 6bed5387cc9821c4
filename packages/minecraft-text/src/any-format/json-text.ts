import { parseSnbt } from '../snbt/parse-snbt.ts';

/** The value of JSON text, also when it comes quoted, as commands before 1.21.5 hold it; undefined when it is none. */
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
    return undefined; // no JSON is an answer here
  }
}
