import { unescapeYaml } from './escapes.ts';
import type { Inside } from './unwrapped.ts';

/** `motd = "…"` of TOML, `line1="…"` of HOCON. In server.properties, where no space is, quotation marks are text. */
const ROW = /^[ \t]*"?(?!motd=)([\w.-]+)"?[ \t]*=[ \t]*("(?:[^"\\]|\\.)*"|'[^']*')[ \t]*,?[ \t]*$/;
const OTHER = /^[ \t]*(?:#.*|\/\/.*|[{}[\]]|"?[\w.-]+"?[ \t]*(?:=[ \t]*)?[{[]|\[[\w.-]+\])?[ \t]*$/;

/** Strings of a TOML or HOCON file, one for each row. */
export function inConfig(text: string): Inside | undefined {
  if (!text.includes('=')) return undefined;
  const texts: string[] = [];
  for (const row of text.split(/\r?\n/)) {
    const quoted = ROW.exec(row)?.[2];
    if (quoted !== undefined) {
      const value = quoted.startsWith("'") ? quoted.slice(1, -1) : unescapeYaml(quoted);
      if (value === undefined) return undefined;
      texts.push(value);
    } else if (!OTHER.test(row)) return undefined;
  }
  return texts.length === 0 ? undefined : { texts };
}
