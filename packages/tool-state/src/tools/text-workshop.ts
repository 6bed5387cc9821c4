import { SOURCE_FORMATS } from '@fucina/text-workshop';
import { choiceField, listField, textField } from '../field.ts';

export const MAX_TEXT = 10_000;

/** What the page shows at first: in both languages the same, and short enough for every place, a sign too. */
export const DEFAULT_TEXT = '<gold><b>Ciao</b></gold>, <red>%player%</red>!';

const textOf = textField(DEFAULT_TEXT, { max: MAX_TEXT });

/** Plugins link to the page with these names: they do not change. */
export const workshopFields = {
  // Line breaks of Windows are those that a field of the page would hold.
  text: { ...textOf, read: (text: string) => textOf.read(text.replace(/\r\n?/g, '\n')) },
  format: choiceField(['auto', ...SOURCE_FORMATS], 'auto'),
  /** Sample values, each as `%player%=Alex`. */
  values: listField(textField('', { max: 300 }), [], { max: 50, separator: '\n' }),
} as const;

/** Of lines such as `%player%=Alex`; a placeholder has no equals sign. */
export function valuesOf(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf('=');
      return at > 0 && at < line.length - 1 ? [[line.slice(0, at), line.slice(at + 1)]] : [];
    }),
  );
}
