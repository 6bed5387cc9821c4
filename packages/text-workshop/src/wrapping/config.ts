import { readJavaText, readYamlString } from '@fucina/quoting';
import type { Inside } from './unwrapped.ts';

/** `motd = "…"` of TOML, `line1="…"` of HOCON. In server.properties, where no space is, quotation marks are text. */
const ROW =
  /^[ \t]*"?(?!motd=)([\w.-]+)"?[ \t]*=[ \t]*("(?:[^"\\]|\\.)*"|'[^']*')[ \t]*(?:,[ \t]*)?$/;
const OTHER =
  /^[ \t]*(?:#.*|\/\/.*|[{}[\]]|"?[\w.-]+"?[ \t]*(?:(?:=[ \t]*)?[{[]|=[ \t]*(?:-?[\d.]+|true|false))|\[[\w.-]+\])?[ \t]*$/;

/** In HOCON several may be on a row, which in YAML they do not. */
const IN_HOCON = /\bline[12]"?[ \t]*=|\{\s*"?line[12]"?[ \t]*:/;
const LINE = /\bline[12]"?[ \t]*[=:][ \t]*("(?:[^"\\\n]|\\.)*")/g;
/** A variable of Docker in the words of a shell. */
const VARIABLE =
  /(?:^|\s)(?:-e|--env)[ =]["']?MOTD=(?:\$?'((?:[^'\\]|\\[\s\S])*)'|"((?:[^"\\]|\\.)*)")/;

/** A string of TOML over several rows. */
const ROWS = /^\s*([\w.-]+)[ \t]*=[ \t]*("""|''')(?:\r?\n)?([\s\S]*?)\2\s*$/;

/** Strings of a TOML or HOCON file, one for each row, or the message in a command of Docker. */
export function inConfig(text: string): Inside | undefined {
  if (!text.includes('=')) return undefined;
  const [, single, double] = VARIABLE.exec(text) ?? [];
  const variable = single ?? double;
  if (variable !== undefined) return { texts: [readJavaText(variable)] };
  const lines = Array.from(text.matchAll(LINE), ([, line = '']) => readYamlString(line) ?? line);
  if (lines.length > 0 && IN_HOCON.test(text)) return { texts: lines };
  const [, , mark, inside] = ROWS.exec(text) ?? [];
  if (inside !== undefined) {
    const value = mark === '"""' ? readYamlString(`"${inside}"`) : inside;
    return value === undefined ? undefined : { texts: value.split(/\r?\n/) };
  }
  const texts: string[] = [];
  for (const row of text.split(/\r?\n/)) {
    const quoted = ROW.exec(row)?.[2];
    if (quoted !== undefined) {
      const value = quoted.startsWith("'") ? quoted.slice(1, -1) : readYamlString(quoted);
      if (value === undefined) return undefined;
      texts.push(value);
    } else if (!OTHER.test(row)) return undefined;
  }
  return texts.length === 0 ? undefined : { texts };
}
