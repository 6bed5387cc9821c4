import type { Edit } from '../../formats/format.ts';
import { changeFile, type DroppedChange } from '../change-file.ts';
import type { FileFormat } from '../file-format.ts';
import { type OpenedFile, openFile } from '../open-file.ts';

const TAGS: Readonly<Record<string, string>> = {
  '0': 'black',
  a: 'green',
  b: 'aqua',
  c: 'red',
  e: 'yellow',
  f: 'white',
  l: 'b',
};

/** A tag in place of each code: as plain a conversion as these tests need. */
export function tagsForCodes(value: string): readonly Edit[] {
  return Array.from(value.matchAll(/[&§]([0abcefl]|r)/g), ({ 0: code, 1: name = '', index }) => {
    const tag = TAGS[name];
    return { from: index, to: index + code.length, insert: tag === undefined ? '' : `<${tag}>` };
  });
}

export async function openBytes(
  name: string,
  content: string | Uint8Array,
  format?: FileFormat,
): Promise<OpenedFile> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const opened = await openFile(name, bytes, format);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

export interface Converted {
  readonly file: OpenedFile;
  readonly content: string;
  readonly bytes: Uint8Array;
  readonly dropped: readonly DroppedChange[];
}

/** Opens a file and changes every string that has something to change. */
export async function convertFile(
  name: string,
  content: string | Uint8Array,
  change: (value: string) => readonly Edit[] = tagsForCodes,
): Promise<Converted> {
  const file = await openBytes(name, content);
  const changes = file.texts.flatMap(({ value }, text) => {
    const edits = change(value);
    return edits.length === 0 ? [] : [{ text, edits }];
  });
  return { file, ...changeFile(file, changes) };
}
