// Translatable parts without the game's language files: the fallback, else the key, with its arguments filled in.
import { field, list } from '../json-field.ts';

const MAX_TEMPLATE = 4096;
const PLACEHOLDER = /%(?:(\d{1,2})\$)?s|%%/g;

export interface TranslationPart {
  readonly value: unknown;
  /** A component of its own, not a piece of the pattern. */
  readonly isArgument: boolean;
}

/** The pattern's pieces and the arguments in reading order; undefined when the component translates nothing. */
export function expandTranslation(
  component: unknown,
  maxParts: number,
): readonly TranslationPart[] | undefined {
  const key = field(component, 'translate');
  if (typeof key !== 'string') return undefined;
  const fallback = field(component, 'fallback');
  const template = (typeof fallback === 'string' ? fallback : key).slice(0, MAX_TEMPLATE);
  const values = list(field(component, 'with'));
  const parts: TranslationPart[] = [];
  let from = 0;
  let next = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    if (parts.length >= maxParts) break;
    parts.push({ value: template.slice(from, match.index), isArgument: false });
    from = match.index + match[0].length;
    if (match[0] === '%%') {
      parts.push({ value: '%', isArgument: false });
    } else {
      const index = match[1] === undefined ? next++ : Number(match[1]) - 1;
      parts.push({ value: values[index], isArgument: true });
    }
  }
  return [...parts, { value: template.slice(from), isArgument: false }];
}
