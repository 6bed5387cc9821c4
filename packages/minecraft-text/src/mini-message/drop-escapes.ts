const ESCAPE = 0x5c;

/** Drops the backslash before `escaped` and before another backslash; all others stay. */
export function dropEscapes(text: string, from: number, to: number, escaped: number): string {
  let result = '';
  let start = from;
  for (let i = from; i < to - 1; i++) {
    if (text.charCodeAt(i) !== ESCAPE) continue;
    const next = text.charCodeAt(i + 1);
    if (next !== escaped && next !== ESCAPE) continue;
    result += text.slice(start, i);
    start = i + 1;
    i++;
  }
  return start === from ? text.slice(from, to) : result + text.slice(start, to);
}
