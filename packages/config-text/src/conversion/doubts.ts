import type { CodeSyntax, LegacyToken } from '@fucina/minecraft-text/legacy-tokens';
import { isItemPath, mayBeClicked } from '../keys/kinds-of-keys.ts';
import type { ConversionReason, ConvertOptions } from './conversion.ts';
import { findLetterMistakes } from './letter-mistakes.ts';
import { findLinksBesideCodes, type Link } from './links.ts';
import type { MeantCodes } from './meant-codes.ts';
import type { Draft } from './minimessage-drafts.ts';
import { readsTags, type TextReader } from './profile-reading.ts';
import { hasTags } from './tag-effect.ts';
import { findCodesInWords } from './word-codes.ts';

/** A text, and how it is written. */
export interface Examined {
  readonly text: string;
  readonly codes: MeantCodes;
  readonly options: ConvertOptions;
  /** How the plugin reads the text today. */
  readonly before: TextReader;
  readonly draft: Draft;
  /** The addresses that can be clicked today. */
  readonly clickable: readonly Link[];
}

/** Why somebody has to look at the text. */
export function findDoubts({ text, codes, options, before, draft }: Examined): ConversionReason[] {
  const { profile, path = [] } = options;
  const { tokens, isInUrl } = codes;
  const readsCodesOnly = !readsTags(before.reading);
  const isItemUnknown = profile.items === 'unknown' || profile.items === 'string-api';
  const doubts: ConversionReason[] = [];
  if (draft.tail === 'decorations' && draft.style === 'open') doubts.push('tail-leaks');
  // A plugin that reads tags lets MiniMessage draw its gradients too; others have an arithmetic of their own.
  if (readsCodesOnly && tokens.some(({ kind }) => kind === 'gradient')) doubts.push('approximate');
  if (draft.escapes > 0 && profile.escapes === 'lost') doubts.push('needs-escape-lost');
  if (isInUrl) doubts.push('code-in-url');
  doubts.push(...findDoubtfulCodes(text, tokens, before.codes));
  if (readsCodesOnly && profile.isGuess && hasTags(text)) doubts.push('mixed-notation');
  if (readsCodesOnly && isItemPath(path) && isItemUnknown && !before.isItem && hasColor(tokens)) {
    doubts.push('item-italic');
  }
  return doubts;
}

/** Codes that may not be meant as codes. */
export function findDoubtfulCodes(
  text: string,
  tokens: readonly LegacyToken[],
  syntax: CodeSyntax,
): ConversionReason[] {
  const isEaten = findLetterMistakes(text, syntax).some(({ code }) => code === 'eaten-letter');
  return [
    ...(findCodesInWords(text, tokens).size > 0 ? (['code-in-word'] as const) : []),
    ...(isEaten ? (['eaten-letter'] as const) : []),
  ];
}

/** What to know about the text. */
export function findNotes({
  text,
  options,
  before,
  draft,
  clickable,
}: Examined): ConversionReason[] {
  const { profile } = options;
  const notes: ConversionReason[] = [];
  if (draft.tail !== 'none' && draft.style === 'closed') notes.push('tail-lost');
  if (!readsTags(before.reading) && !profile.isGuess && hasTags(text)) {
    notes.push('mixed-notation');
  }
  if (findLetterMistakes(text, before.codes).some(({ code }) => code === 'lost-letter')) {
    notes.push('lost-letter');
  }
  if (clickable.length > 0) notes.push('link-not-clickable');
  return notes;
}

/** CraftBukkit makes addresses clickable, MiniMessage does not. */
export function findClickable(
  text: string,
  { tokens }: MeantCodes,
  { reading }: TextReader,
  { profile, path = [] }: ConvertOptions,
): readonly Link[] {
  const isClickable = reading === 'bukkit' && mayBeClicked(path, profile);
  return isClickable ? findLinksBesideCodes(text, tokens) : [];
}

function hasColor(tokens: readonly LegacyToken[]): boolean {
  return tokens.some(({ kind }) => kind === 'color' || kind === 'reset');
}
