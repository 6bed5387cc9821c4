export interface Letter {
  readonly text: string;
  /** `#rrggbb` in lower case. */
  readonly color?: string | undefined;
  readonly bold: boolean;
}

const TAG_OR_TEXT = /<(\/?)([a-z]+)([^>]*)>|[^<]+/gi;

/** The pieces of text of an HTML that a library wrote, with what is said of them by all that they stand in. */
export function styledLetters(html: string): readonly Letter[] {
  const found: Letter[] = [];
  const open: Omit<Letter, 'text'>[] = [{ bold: false }];
  for (const [whole, slash, name = '', attributes = ''] of html.matchAll(TAG_OR_TEXT)) {
    const outer = open.at(-1) ?? { bold: false };
    if (slash === '/') open.pop();
    else if (slash === '') {
      const weight = /font-weight:\s*(\w+)/i.exec(attributes)?.[1];
      const isBold = weight === undefined ? /^(?:b|strong)$/i.test(name) || outer.bold : true;
      const color = colorIn(attributes);
      const bold = weight === 'normal' || weight === '400' ? false : isBold;
      open.push({ bold, color: color ?? outer.color });
    } else found.push({ text: whole, ...outer });
  }
  return found;
}

/** `color: #rrggbb` or `color: rgb(r, g, b)`. */
function colorIn(attributes: string): string | undefined {
  const [, hex, rgb] =
    /(?:^|[^-\w])color:\s*(?:(#[0-9a-f]{6})|rgb\(([\d, ]+)\))/i.exec(attributes) ?? [];
  if (rgb === undefined) return hex?.toLowerCase();
  const parts = rgb.split(',').map((part) => Number(part).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}
