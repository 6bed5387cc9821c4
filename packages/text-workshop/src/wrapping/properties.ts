import { readPropertiesText } from '@fucina/quoting';
import type { Inside } from './unwrapped.ts';

const ROW = /^[ \t]*(?:motd|[\w.-]+(?=[ \t]*=[^\n]*\\u00a7))[ \t]*=[ \t]*([^\r\n]*)$/i;
const OTHER = /^[ \t]*(?:[#!].*|[\w.-]+[ \t]*=.*)?$/;

/** A line of a properties file, or the message in a whole one. */
export function inProperties(text: string): Inside | undefined {
  if (!text.includes('=')) return undefined;
  // A backslash at its end joins a row to the next.
  const rows = text.replace(/((?:^|[^\\])(?:\\\\)*)\\\r?\n[ \t]*/g, '$1').split(/\r?\n/);
  if (!rows.every((row) => OTHER.test(row))) return undefined;
  const values = rows.flatMap((row) => ROW.exec(row)?.[1] ?? []);
  return values.length === 0 ? undefined : { texts: values.map(readPropertiesText) };
}
