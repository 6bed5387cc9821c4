// Translatable parts without the game's language files: the fallback, else the key, with its arguments filled in.
import { field, list } from '../json-field.ts';

const LONGEST_TEMPLATE = 4096;
const PLACEHOLDER = /%(?:(\d{1,2})\$)?s|%%/g;

/** Texts and argument components in reading order; undefined when the component translates nothing. */
export function expandTranslation(
  component: unknown,
  mostParts: number,
): readonly unknown[] | undefined {
  const key = field(component, 'translate');
  if (typeof key !== 'string') return undefined;
  const fallback = field(component, 'fallback');
  const template = (typeof fallback === 'string' ? fallback : key).slice(0, LONGEST_TEMPLATE);
  const values = list(field(component, 'with'));
  const parts: unknown[] = [];
  let from = 0;
  let next = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    if (parts.length >= mostParts) break;
    parts.push(template.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[0] === '%%') parts.push('%');
    else parts.push(match[1] === undefined ? values[next++] : values[Number(match[1]) - 1]);
  }
  return [...parts, template.slice(from)];
}
