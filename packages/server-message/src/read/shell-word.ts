const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** The first word of a command line, as bash reads it; variables stay as they are. */
export function readShellWord(line: string): string {
  let word = '';
  let rest = line;
  for (;;) {
    const piece =
      /^\$'(?<ansi>(?:\\[\s\S]|[^\\'])*)'|^'(?<single>[^']*)'|^"(?<double>(?:\\[\s\S]|[^\\"])*)"|^(?<bare>(?:\\[\s\S]|[^\s'"\\$]|\$(?!'))+)/.exec(
        rest,
      );
    if (!piece?.groups || piece[0] === '') return word;
    const { ansi, single, double, bare } = piece.groups;
    word +=
      single ??
      (ansi !== undefined ? unescapeAnsi(ansi) : undefined) ??
      double?.replace(/\\([\\"$`])/g, '$1') ??
      bare?.replace(/\\([\s\S])/g, '$1') ??
      '';
    rest = rest.slice(piece[0].length);
  }
}

function unescapeAnsi(text: string): string {
  return text.replace(
    /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|([\s\S]))/g,
    (_, x?: string, u?: string, long?: string, character = '') => {
      const hex = x ?? u ?? long;
      if (hex === undefined) return ESCAPES[character] ?? character;
      const codePoint = Number.parseInt(hex, 16);
      return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd';
    },
  );
}
