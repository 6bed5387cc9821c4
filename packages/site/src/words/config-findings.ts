// Apart from the words of the pages, which load them when files are opened.

import type { Since } from '@fucina/config-text';
import { type MessageWords, messages } from '@fucina/config-text/messages';
import { fillIn } from '@fucina/minecraft-profile/messages';
import type { LanguageCode } from '../languages.ts';
import en from './en/config-findings.json' with { type: 'json' };
import it from './it/config-findings.json' with { type: 'json' };
import type { Words } from './key.ts';

export { explainFindingWith, explainReasonWith } from '@fucina/config-text/messages';

/** The sentences about findings in files of plugins, and what pages say of archives and in reports. */
export type FindingWords = MessageWords & typeof en;

export const findingWords: Readonly<Record<LanguageCode, FindingWords>> = {
  en: { ...messages.en, ...en },
  it: { ...messages.it, ...it },
};

/** Since when a plugin reads MiniMessage, and what it needs for it, in sentences of the section `config.notes`. */
export function explainSince(
  { version, option, server }: Since,
  notes: Words['config']['notes'],
): readonly string[] {
  return [
    ...(version === undefined ? [] : [fillIn(notes.since, { version })]),
    ...(option === undefined ? [] : [fillIn(notes.option, { option })]),
    ...(server === undefined ? [] : [fillIn(notes.server, { version: server })]),
  ];
}
