// The subset of SNBT that every game version reads: inside quotes only the quote itself and the backslash are
// escaped.
export type Quote = '"' | "'";

export function quoteTag(text: string, quote: Quote): string {
  return `${quote}${text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)}${quote}`;
}

export function writeCompound(fields: readonly string[]): string {
  return `{${fields.join(',')}}`;
}

export function writeList(items: readonly string[]): string {
  return `[${items.join(',')}]`;
}
