export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isNameStart(code: number, withDollar: boolean): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    code === 95 ||
    code > 127 ||
    (withDollar && code === 36)
  );
}

export function endOfName(source: string, from: number, withDollar: boolean): number {
  let at = from;
  for (; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (!isNameStart(code, withDollar) && !isDigit(code)) break;
  }
  return at;
}

export function endOfRun(source: string, from: number, char: string): number {
  let at = from;
  while (source[at] === char) at += 1;
  return at;
}

export function endOfLine(source: string, from: number): number {
  let at = from;
  while (at < source.length && source[at] !== '\n' && source[at] !== '\r') at += 1;
  return at;
}
