import { beginsWithCode } from './begins-with-code.ts';
import type { Inside } from './unwrapped.ts';

/** The prefixes and suffixes of LuckPerms: `/lp group vip meta setprefix 10 "&6[VIP] "`. */
const AFFIX =
  /^\s*\/?(?:lpb|lpv|lp|luckperms)\s+(?:user|group)\s+\S+\s+meta\s+(?:set|add)(?:prefix|suffix)\s+(?:-?\d+\s+)?(?:"([^"\n]*)"|(\S+))/i;
/** A text in quotation marks at the end of any other. */
const QUOTED = /^\s*\/[a-z][\w:-]*(?:\s+[^\s"]+)*\s+"([^"\n]*)"\s*$/i;

/** The texts that are given to commands of plugins, one for each row. */
export function inPluginCommands(text: string): Inside | undefined {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  const texts = rows.flatMap((row) => textOf(row) ?? []);
  return texts.length > 0 && texts.length === rows.length ? { texts } : undefined;
}

function textOf(row: string): string | undefined {
  const [, quoted, bare] = AFFIX.exec(row) ?? [];
  const affix = quoted ?? bare;
  if (affix !== undefined) return affix;
  const text = QUOTED.exec(row)?.[1];
  return text !== undefined && beginsWithCode(text) ? text : undefined;
}
