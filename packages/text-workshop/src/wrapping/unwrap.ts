import { inFence } from '@fucina/minecraft-profile';
import { inCode, isQuotation } from './code.ts';
import { inCommands, inTag } from './commands.ts';
import { inConfig } from './config.ts';
import { inData } from './data.ts';
import { inEssentials } from './essentials.ts';
import { inJsonFile } from './json-file.ts';
import { inLog } from './log.ts';
import { inPluginCommands } from './plugin-commands.ts';
import { inProperties } from './properties.ts';
import { inSkript } from './skript.ts';
import { unquoted } from './unquoted.ts';
import type { Inside, Unwrapped, Wrapping } from './unwrapped.ts';
import { inYaml } from './yaml.ts';

const READERS: readonly (readonly [Wrapping, (text: string) => Inside | undefined])[] = [
  ['config', inEssentials],
  ['command', inCommands],
  ['plugin-command', inPluginCommands],
  ['config', inConfig],
  ['properties', inProperties],
  ['yaml', inYaml],
  ['config', inJsonFile],
  ['data', inData],
  ['data', inTag],
  ['code', inSkript],
  ['command', (text) => inCommands(inCode(text)?.texts.join('\n') ?? unquoted(text) ?? '')],
  ['code', (text) => (isQuotation(text) ? undefined : inCode(text))],
];

/** The quotation mark before a text whose end was cut off. */
const CUT = /(["'])(?=[&§<\\])(?:(?!\1)[^\n])*$/;

/** Editors of other systems begin a file with it. */
const BYTE_ORDER_MARK = /^\ufeff/;

/** Takes a text out of what it was copied with: a code block, a log, commands, a part of a file, data or code. */
export function unwrap(text: string): Unwrapped {
  const fenced = inFence(text);
  const block = (fenced ?? text).replace(BYTE_ORDER_MARK, '');
  const logged = inLog(block);
  const inside = logged ?? block;
  const around = fenced === undefined ? undefined : 'fence';
  return (
    within(inside) ??
    withinCut(inside) ?? {
      wrapping: logged === undefined ? around : 'log',
      texts: [inside],
      hasName: false,
    }
  );
}

function within(text: string): Unwrapped | undefined {
  for (const [wrapping, read] of READERS) {
    const found = read(text);
    if (found !== undefined) return { hasName: false, ...found, wrapping };
  }
  return undefined;
}

function withinCut(text: string): Unwrapped | undefined {
  const quote = CUT.exec(text)?.[1];
  return quote === undefined ? undefined : within(text + quote);
}
