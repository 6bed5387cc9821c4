import { readPropertiesText } from '@fucina/quoting';
import { beginsWithCode, hasCode } from './begins-with-code.ts';
import type { Inside } from './unwrapped.ts';

/** With a colon, only an escape tells it from YAML. */
const ROW =
  /^[ \t]*(?:motd[ \t]*=|[\w.-]+[ \t]*(?:=|:(?![ \t]*["']))(?=[^\r\n]*\\u00a7))[ \t]*([^\r\n]*)$/i;
const OTHER = /^[ \t]*(?:[#!].*|[\w.-]+[ \t]*[=:].*)?$/;
/** Without an escape, only the texts of a plugin have codes. */
const MESSAGE = /^[ \t]*[a-zA-Z][\w.-]+=(?!["'])([^\r\n]*)$/;
/** A value that was copied without its key. */
const VALUE = /^\s*(?:\\u00c2)?\\u00a7[0-9a-fk-orx]/i;

/** A line of a properties file, the message in a whole one, or the texts of a plugin. */
export function inProperties(text: string): Inside | undefined {
  if (VALUE.test(text)) return { texts: text.split(/\r?\n/).map(readPropertiesText) };
  if (!/[=:]/.test(text)) return undefined;
  // A backslash at its end joins a row to the next.
  const rows = text.replace(/((?:^|[^\\])(?:\\\\)*)\\\r?\n[ \t]*/g, '$1').split(/\r?\n/);
  if (!rows.every((row) => OTHER.test(row))) return undefined;
  const found = rows.flatMap((row) => ROW.exec(row)?.[1] ?? []);
  const values = found.length > 0 ? found : messagesIn(rows);
  return values.length === 0 ? undefined : { texts: values.map(readPropertiesText) };
}

function messagesIn(rows: readonly string[]): readonly string[] {
  const values = rows.flatMap((row) => MESSAGE.exec(row)?.[1] ?? []);
  return values.filter(values.length === 1 ? beginsWithCode : hasCode);
}
