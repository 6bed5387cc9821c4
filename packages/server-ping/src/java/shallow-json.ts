// JSON.parse accepts any depth, but takes tens of milliseconds for the deepest JSON that fits into an answer. No real
// status is deeper than a few levels, so deeper values are removed before parsing.

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
// A list's and an object's brackets differ only in this bit.
const OBJECT_BIT = 0x20;
const OPENING = 0x5b;
const CLOSING = 0x5d;

/** Seventeen nested components, each with its list, and the fields around them. */
export const MAX_STATUS_DEPTH = 48;

/** The same JSON with `null` in place of every list and object that lies deeper than `most` levels. */
export function cutDeepJson(json: string, most: number): string {
  const kept: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(json, at);
    } else if ((code & ~OBJECT_BIT) === OPENING) {
      depth += 1;
      if (depth === most + 1) kept.push(json.slice(from, at), 'null');
    } else if ((code & ~OBJECT_BIT) === CLOSING) {
      if (depth === most + 1) from = at + 1;
      depth -= 1;
    }
  }
  if (kept.length === 0) return json;
  // The JSON ends inside a deep value: the rest must stay invalid.
  return depth > most ? kept.join('') : kept.join('') + json.slice(from);
}

/** The index of the closing quote, or of the end. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) {
    at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  }
  return at;
}
