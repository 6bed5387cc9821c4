// The advertisement of a Bedrock server: edition;line 1;protocol;version;online;max;id;line 2;mode;mode number;ports…
import { stripCodes } from '../plain-text.ts';

export interface BedrockStatus {
  readonly edition: string;
  /** With Bedrock's § codes. */
  readonly lines: readonly string[];
  readonly protocol?: number;
  readonly version: string;
  readonly online: number;
  readonly max: number;
  readonly serverId?: string;
  readonly level?: string;
  readonly gameMode?: string;
}

const MIN_FIELDS = 6;
const MAX_TEXT_LENGTH = 64;
const INT = /^-?\d{1,10}$/;
const INT32 = { min: -2147483648, max: 2147483647 };

/** Undefined when there are too few fields for a status. */
export function readAdvertisement(text: string): BedrockStatus | undefined {
  const fields = rejoinMotd(splitFields(text));
  if (fields.length < MIN_FIELDS) return undefined;
  const [edition = '', motd = '', protocol = '', version = '', online, max, id, level, mode] =
    fields;
  const serverId = short(id);
  const gameMode = short(mode);
  return {
    edition: stripCodes(edition).slice(0, MAX_TEXT_LENGTH),
    lines: level ? [motd, level] : [motd],
    version: stripCodes(version).slice(0, MAX_TEXT_LENGTH),
    online: readNumber(online),
    max: readNumber(max),
    ...(isInt(protocol) && { protocol: readNumber(protocol) }),
    ...(serverId && { serverId }),
    ...(level && { level }),
    ...(gameMode && { gameMode }),
  };
}

/** PocketMine writes a semicolon inside a field as `\;`. */
function splitFields(text: string): readonly string[] {
  return text.split(/(?<!\\);/).map((field) => field.replaceAll('\\;', ';'));
}

/** Other servers do not escape, so a semicolon in the MOTD shifts all later fields: finds where they continue. */
function rejoinMotd(fields: readonly string[]): readonly string[] {
  const fits = (at: number) => isInt(fields[at]) && isInt(fields[at + 2]) && isInt(fields[at + 3]);
  if (fits(2)) return fields;
  const at = fields.findIndex((_, index) => index > 2 && fits(index));
  if (at === -1) return fields;
  return [fields[0] ?? '', fields.slice(1, at).join(';'), ...fields.slice(at)];
}

function isInt(text: string | undefined): boolean {
  return text !== undefined && INT.test(text);
}

function readNumber(text: string | undefined): number {
  if (text === undefined || !INT.test(text)) return 0;
  return Math.max(INT32.min, Math.min(INT32.max, Number(text))) || 0;
}

function short(text: string | undefined): string | undefined {
  return text === undefined ? undefined : stripCodes(text).slice(0, MAX_TEXT_LENGTH);
}
