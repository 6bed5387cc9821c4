import { diagnoseMiniMessage, escapeMiniMessage, type Placeholders } from '@fucina/minecraft-text';
import type { SourceFormat } from './formats.ts';

/** Sample values by placeholder, as it is in the text. */
export type PlaceholderValues = ReadonlyMap<string, string>;

// A name begins with a letter, or is a number in braces: "20% off and 5%" has none.
const PLACEHOLDER =
  /%[a-z][\w.:-]{0,99}%|\{(?:\d{1,2}|[a-z][\w.:-]{0,99})\}|<[a-z][a-z0-9_-]{0,63}>/gi;

/** What plugins replace, as `%player%`, `{0}` or a tag of their own; each once, in reading order. */
export function findPlaceholders(text: string, format: SourceFormat): readonly string[] {
  const found = [
    ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([placeholder]) => placeholder)),
  ];
  if (format !== 'mini-message' || !found.some(isTag)) return found;
  // A name that looks like a misspelled tag is probably one.
  const unknown = new Set(
    diagnoseMiniMessage(text)
      .filter(({ code, fix }) => code === 'unknown-tag' && fix === undefined)
      .map(({ from, to }) => text.slice(from, to)),
  );
  return found.filter((placeholder) => !isTag(placeholder) || unknown.has(placeholder));
}

/** The values of tags: MiniMessage reads them as a plugin does. */
export function ownTags(values: PlaceholderValues): Placeholders {
  return Object.fromEntries(
    [...values]
      .filter(([placeholder]) => isTag(placeholder))
      .map(([placeholder, value]) => [placeholder.slice(1, -1).toLowerCase(), value]),
  );
}

/**
 * The text with the values in place of their placeholders, written so that they are read as plain text. Tags of
 * MiniMessage are left to `ownTags`.
 */
export function fillPlaceholders(
  text: string,
  format: SourceFormat,
  values: PlaceholderValues,
): string {
  if (values.size === 0) return text;
  return text.replace(PLACEHOLDER, (placeholder) => {
    const isOwnTag = format === 'mini-message' && isTag(placeholder);
    const value = isOwnTag ? undefined : values.get(placeholder);
    return value === undefined ? placeholder : escapeValue(value, format);
  });
}

function escapeValue(value: string, format: SourceFormat): string {
  switch (format) {
    case 'mini-message':
      return escapeMiniMessage(value);
    case 'json':
      return escapeJson(value);
    case 'snbt':
    case 'give-command':
      return escapeJson(value).replaceAll("'", "\\'");
    default:
      return value;
  }
}

function escapeJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function isTag(placeholder: string): boolean {
  return placeholder.startsWith('<');
}
