// What a language server says in an editor.
import type { LanguageCode } from '../languages.ts';
import en from './en/editor.json' with { type: 'json' };
import it from './it/editor.json' with { type: 'json' };

export type EditorWords = typeof en;

export const editorWords: Readonly<Record<LanguageCode, EditorWords>> = {
  en,
  it,
};
