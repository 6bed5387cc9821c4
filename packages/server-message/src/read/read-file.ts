import { inFence } from '@fucina/minecraft-profile';
import type { GameFont } from '@fucina/minecraft-text';
import { readShellWord } from '@fucina/quoting';
import { readPasted } from '@fucina/text-workshop';
import type { FoundIn, FoundMessage, FoundTexts } from './found-message.ts';
import { readHoconLines } from './hocon-lines.ts';
import { readProperties } from './properties.ts';
import { readStatus } from './status-message.ts';
import { toMessage } from './to-message.ts';
import { readTomlTexts } from './toml-texts.ts';
import { readYamlTexts } from './yaml-texts.ts';

export type ReadFileResult =
  | {
      readonly ok: true;
      readonly foundIn: FoundIn;
      /** At least one; some files choose one of several at random. */
      readonly messages: readonly [FoundMessage, ...FoundMessage[]];
    }
  | {
      readonly ok: false;
      /** `broken`: it looks like a file with a message, but programs could not read it. */
      readonly error: { readonly code: 'empty' | 'nothing-found' | 'broken' };
    };

const VARIABLE = /(?:^|[\s"'])MOTD=/m;
/** Velocity writes spaces around the sign, servers do not, and their message may start with a quotation mark. */
const TOML = /^[ \t]*(?:config-version[ \t]*=|motd[ \t]+=[ \t]*["'])/m;
const PROPERTY = /^[ \t]*motd[ \t]*(?:=|:(?![ \t]*["'])(?=[^\r\n]*\\u00a7))/m;
const YAML_KEY =
  /^[ \t]*(?:- +)?["']?(?:motd|primary-motd|motd1|MOTD|Description|default|ping-?messages?)["']?[ \t]*:(?:\s|$)/m;
/** Not with `m`: there U+2028 would begin a line, too. */
const LIST_ITEM = /(?:^|\n)[ \t]*- +/;
const YAML_LIST = /^[ \t]*- +["'][^\n]*["'][ \t]*$/m;

/** Finds the message in a file, in a part of one, or in a text. `font` tells which spaces center a line. */
export function readMessageFile(pasted: string, font?: GameFont): ReadFileResult {
  // Editors of other systems begin a file with an invisible mark.
  const text = (inFence(pasted) ?? pasted).replace(/^\ufeff/, '');
  if (text.trim() === '') return { ok: false, error: { code: 'empty' } };
  const status = readStatus(text, font);
  if (status !== undefined) return { ok: true, foundIn: 'status', messages: [status] };
  const texts = findTexts(text);
  if (texts === undefined) return { ok: false, error: { code: 'broken' } };
  const [first, ...others] = texts;
  if (first === undefined) return { ok: false, error: { code: 'nothing-found' } };
  return {
    ok: true,
    foundIn: first.foundIn,
    messages: [toMessage(first, font), ...others.map((each) => toMessage(each, font))],
  };
}

/** Undefined if it looks like a file but cannot be read. */
export function findTexts(text: string): readonly FoundTexts[] | undefined {
  if (/(?<![\w.-])"?line[12]"?\s*[=:]/.test(text)) {
    return readHoconLines(text).map((lines) => ({
      foundIn: 'mini-motd',
      notation: 'mini-message',
      lines,
    }));
  }
  if (TOML.test(text)) return readTomlTexts(text);
  if (VARIABLE.test(text) && !LIST_ITEM.test(text)) return [readVariable(text)];
  if (PROPERTY.test(text)) {
    const motd = readProperties(text).get('motd');
    return motd === undefined
      ? []
      : [{ foundIn: 'properties', notation: 'section', lines: [motd] }];
  }
  if (YAML_KEY.test(text) || YAML_LIST.test(text) || VARIABLE.test(text)) {
    const found = readYamlTexts(text) ?? readYamlTexts(withFirstIndented(text));
    // A list that is cut off somewhere, for example, or the name and lore of an item.
    const isOther = found === undefined ? !YAML_KEY.test(text) : found.length === 0;
    return isOther && readPasted(text)?.wrapping !== undefined ? textsIn(text) : found;
  }
  return textsIn(text);
}

function textsIn(text: string): readonly FoundTexts[] {
  const read = readText(text);
  return read === undefined ? [] : [read];
}

/** A text in any notation, or taken out of a command, of data or of code. */
function readText(text: string): FoundTexts | undefined {
  const read = readPasted(text);
  if (read === undefined) {
    return { foundIn: 'text', notation: 'any', lines: text.split(/\r?\n/), isForeign: true };
  }
  const { name, lines, format, foreign, isMended } = read;
  if (name === undefined && lines.length === 0) return undefined; // an item without texts
  return {
    foundIn: 'text',
    notation: format === 'plain' ? 'any' : 'mini-message',
    lines: name === undefined ? lines : [name, ...lines],
    isForeign: foreign !== undefined,
    isMended,
  };
}

function readVariable(text: string): FoundTexts {
  const start = text.search(VARIABLE);
  const word = readShellWord(text.slice(text.indexOf('MOTD=', start) + 'MOTD='.length));
  return { foundIn: 'docker', notation: 'section', lines: [word.replaceAll('\\n', '\n')] };
}

/** The first line of a selection often lacks its indentation. */
function withFirstIndented(text: string): string {
  const indent = /\n( +)\S/.exec(text)?.[1] ?? '';
  return indent + text;
}
