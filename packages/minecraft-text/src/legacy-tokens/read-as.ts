import type { Component } from '../component/component.ts';
import type { MiniMessageError } from '../mini-message/errors.ts';
import { readMiniMessage } from '../mini-message/read.ts';
import type { CodeSyntax, Reading } from './code-syntax.ts';
import { applyEdits, type Edit } from './edits.ts';
import { readLegacyTokens } from './read-tokens.ts';
import { replaceCodes } from './replace-codes.ts';
import { NEGATIONS } from './tag-names.ts';
import { findLegacyTokens, type LegacyToken } from './tokens.ts';

export interface ReadAsOptions {
  readonly reading: Reading;
  readonly codes: CodeSyntax;
  /** What a reset becomes where codes are replaced by tags; `<reset>` by default. */
  readonly resetTag?: string | undefined;
  readonly isItem?: boolean | undefined;
  /** The tokens of the text, if some of what looks like codes is not meant as codes. */
  readonly tokens?: readonly LegacyToken[] | undefined;
}

export type ReadAsResult =
  | { readonly ok: true; readonly value: Component }
  | { readonly ok: false; readonly error: MiniMessageError };

/** Reads a text as a plugin does. */
export function readTextAs(text: string, options: ReadAsOptions): ReadAsResult {
  const { reading, codes, isItem = false } = options;
  if (reading === 'minimessage') return readMiniMessage(text);
  const tokens = options.tokens ?? findLegacyTokens(text, codes);
  switch (reading) {
    case 'bukkit':
    case 'adventure-legacy':
      return { ok: true, value: readLegacyTokens(text, tokens, { isItem }) };
    case 'tag-replace':
    case 'tag-replace-reset':
      return readMiniMessage(applyEdits(text, tagsOfCodes(tokens, options)));
    case 'either-or': {
      const hasCodes = tokens.some(({ kind }) => kind !== 'text');
      const read = hasCodes ? undefined : readMiniMessage(text);
      if (read?.ok) return read;
      return { ok: true, value: readLegacyTokens(text, tokens, { isItem }) };
    }
  }
}

/** What replaces the codes where a plugin replaces them by tags. */
export function tagsOfCodes(
  tokens: readonly LegacyToken[],
  { reading, resetTag }: ReadAsOptions,
): readonly Edit[] {
  const beforeColor = reading === 'tag-replace-reset' ? NEGATIONS.join('') : '';
  return replaceCodes(tokens, { resetTag, beforeColor });
}
