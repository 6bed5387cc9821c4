import { findProfile, type Profile } from '@fucina/config-text';
import type { OpenedFile } from '@fucina/config-text/file';
import {
  readSourceTexts,
  type SourceLanguage,
  type SourceReading,
} from '@fucina/config-text/source';
import type { DocumentSettings } from './document.ts';
import { EditorText } from './editor-text.ts';

/** The texts of a program, and the strings that may become texts while somebody writes them. */
export function sourceTexts(
  file: OpenedFile<SourceLanguage>,
  { tags = [], profile }: DocumentSettings,
): readonly EditorText[] {
  const { readings, tags: given } = readSourceTexts(file);
  const known = new Set(
    [...tags, ...(profile?.tags ?? []), ...given].map((name) => name.toLowerCase()),
  );
  const hasTags = readings.some(({ kind }) => kind === 'mini-message');
  return file.texts.flatMap((scalar, index) => {
    const reading = readings[index];
    const kind = reading && kindOf(reading, hasTags);
    if (reading === undefined || kind === undefined) return [];
    return [new EditorText(file, scalar, kind, profileOf(reading), known)];
  });
}

function kindOf(
  { kind, because }: SourceReading,
  hasTags: boolean,
): EditorText['kind'] | undefined {
  if (kind === 'mini-message' || kind === 'legacy') return 'text';
  if (kind === 'none' && because === 'bare') return 'unsure';
  return kind === 'none' && because === 'nothing' && hasTags ? 'setting' : undefined;
}

function profileOf(reading: SourceReading): Profile {
  if (reading.kind !== 'legacy') return MINI_MESSAGE;
  const { codes } = GENERIC;
  const read = { ...codes, characters: [reading.character] };
  return { ...GENERIC, codes: read, readsMiniMessage: false };
}

function notation(id: string): Profile {
  const found = findProfile(id);
  if (found === undefined) throw new Error(`there is no notation ${id}`);
  return found;
}

/** How programs read their texts, unless they say otherwise. */
export const MINI_MESSAGE = notation('generic-minimessage');
const GENERIC = notation('generic');
