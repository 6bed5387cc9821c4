import { type Component, createText } from '@fucina/minecraft-text/component';
import { type CodeSyntax, type Reading, readTextAs } from '@fucina/minecraft-text/legacy-tokens';
import { readMiniMessage } from '@fucina/minecraft-text/mini-message';
import { mineDownToTags } from '../mine-down/mine-down-edits.ts';
import type { Profile } from '../profiles/profile.ts';
import { findMeantCodes } from './meant-codes.ts';

/** How a text is read, before or after its conversion. */
export interface TextReader {
  readonly reading: Reading;
  readonly codes: CodeSyntax;
  readonly isItem: boolean;
  /** Where the text is split into lines that are read by themselves. */
  readonly lineSeparator?: string | undefined;
}

/** Whether a text with codes can have tags too. */
export function readsTags(reading: Reading): boolean {
  return reading === 'minimessage' || reading === 'tag-replace' || reading === 'tag-replace-reset';
}

/** Reads a text as a plugin does; undefined if the plugin cannot read it. */
export function readAsPlugin(
  source: string,
  { reading, codes, isItem, lineSeparator }: TextReader,
  { theme, resetTag, syntax }: Profile,
): Component | undefined {
  if (syntax === 'mine-down' && reading !== 'minimessage') return readMineDown(source);
  const text = theme === undefined ? source : withTheme(source, theme);
  const readLine = (line: string) => {
    const tokens = reading === 'minimessage' ? [] : findMeantCodes(line, codes).tokens;
    const result = readTextAs(line, { reading, codes, resetTag, isItem, tokens });
    return result.ok ? result.value : undefined;
  };
  if (lineSeparator === undefined || !text.includes(lineSeparator)) return readLine(text);
  const parts: Component[] = [];
  for (const line of text.split(lineSeparator)) {
    const read = readLine(line);
    if (read === undefined) return undefined;
    if (parts.length > 0) parts.push(createText(lineSeparator));
    parts.push(read);
  }
  return createText('', undefined, parts);
}

function readMineDown(text: string): Component | undefined {
  const tags = mineDownToTags(text);
  const read = tags === undefined ? undefined : readMiniMessage(tags);
  return read?.ok ? read.value : undefined;
}

/** The plugin’s color tags as tags that MiniMessage knows. */
function withTheme(text: string, theme: Readonly<Record<string, string>>): string {
  return text.replace(/<(\/?)([a-z0-9_-]+)>/gi, (tag, slash: string, name: string) => {
    const color = theme[name.toLowerCase()];
    return color === undefined ? tag : `<${slash}${color}>`;
  });
}
