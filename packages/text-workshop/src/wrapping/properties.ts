import { readPropertiesText } from '@fucina/quoting';
import type { Inside } from './unwrapped.ts';

/** With a colon, only an escape tells it from YAML. */
const ROW =
  /^[ \t]*(?:motd[ \t]*=|[\w.-]+[ \t]*(?:=|:(?![ \t]*["']))(?=[^\r\n]*\\u00a7))[ \t]*([^\r\n]*)$/i;
const OTHER = /^[ \t]*(?:[#!].*|[\w.-]+[ \t]*[=:].*)?$/;
/** A value that was copied without its key. */
const VALUE = /^\s*(?:\\u00c2)?\\u00a7[0-9a-fk-orx]/i;

/** A line of a properties file, or the message in a whole one. */
export function inProperties(text: string): Inside | undefined {
  if (VALUE.test(text)) return { texts: text.split(/\r?\n/).map(readPropertiesText) };
  if (!/[=:]/.test(text)) return undefined;
  // A backslash at its end joins a row to the next.
  const rows = text.replace(/((?:^|[^\\])(?:\\\\)*)\\\r?\n[ \t]*/g, '$1').split(/\r?\n/);
  if (!rows.every((row) => OTHER.test(row))) return undefined;
  const values = rows.flatMap((row) => ROW.exec(row)?.[1] ?? []);
  return values.length === 0 ? undefined : { texts: values.map(readPropertiesText) };
}
