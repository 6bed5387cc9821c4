import { isUndecided, type PlannedText, type Profile, writeKeys } from '@fucina/config-text';
import type { ChangedFile, TextChange } from '@fucina/config-text/file';
import { issueOf } from '@fucina/config-text/inner';
import { explainSince } from '@fucina/site/words/config-findings';
import { dropSentence, reasonSentence, wrongFolderSentence } from '../finding-sentences.ts';
import type { Language } from '../language.ts';
import { siteWordsOf } from '../site-words.ts';
import type { OpenedConfig } from './open-config.ts';

export interface ConvertedTexts {
  readonly planned: readonly PlannedText[];
  readonly changes: readonly TextChange[];
  readonly changed: ChangedFile;
}

/** What is to be said of a converted file. */
export interface FileMessages {
  readonly path: string;
  readonly profile: string;
  /** Lines about texts that somebody has to look at, and about changes that are not made. */
  readonly toLookAt: readonly string[];
  readonly notMade: readonly string[];
  readonly changes: number;
  readonly refused: number;
  readonly asked: number;
  /** About its plugin: that it reads no MiniMessage there, and since when it does. */
  readonly unread: readonly string[];
  readonly since: readonly string[];
}

/** What is to be said of a file with these texts. */
export function messagesOf(
  path: string,
  { file, profile }: OpenedConfig,
  { planned, changes: wanted, changed }: ConvertedTexts,
  language: Language,
): FileMessages {
  const { texts } = file;
  const lineOf = (index: number, sentence: string) => {
    const { line = 1, column = 1, path: keys = [] } = texts[index] ?? {};
    return `${path}:${line}:${column} ${writeKeys(keys)}: ${sentence}`;
  };
  const isMade = new Set(wanted.map(({ text }) => text));
  const toLookAt: string[] = [];
  let [changes, refused, asked] = [-changed.dropped.length, 0, 0];
  for (const { text, conversion } of planned) {
    if (conversion === undefined) continue;
    const { state, reasons } = conversion;
    if (state === 'asked') asked += 1;
    else if (state === 'refused' && reasons.includes('not-read-here')) refused += 1;
    else if (isMade.has(text)) changes += 1;
    else if (isUndecided(conversion)) {
      toLookAt.push(lineOf(text, reasonSentence(reasons, language)));
    }
  }
  const notMade: string[] = [];
  for (const { text, reason } of changed.dropped) {
    const lines = reason === 'read-only' ? toLookAt : notMade;
    lines.push(lineOf(text, dropSentence(reason, language)));
  }
  return {
    ...{ path, profile: profile.id, toLookAt, notMade, changes, refused, asked },
    unread: refused > 0 ? whereNotRead(profile, language) : [],
    since: changes > 0 ? sinceWhen(profile, language) : [],
  };
}

/** Where it can be read that a plugin reads no MiniMessage there: its issue about it, if there is one. */
function whereNotRead(profile: Profile, language: Language): readonly string[] {
  const { say } = language;
  const { plugin, sources, movedTo } = profile;
  if (movedTo !== undefined) return [wrongFolderSentence(movedTo.files, language)];
  const [source] = (issueOf(profile) ?? sources[0] ?? '').split(' ');
  return plugin === undefined ? [] : [say('not_read_here', { plugin, source })];
}

/** From which version on, and with which option, a plugin reads what was written. */
function sinceWhen({ plugin, since }: Profile, language: Language): readonly string[] {
  if (plugin === undefined || since === undefined) return [];
  const sentences = explainSince(since, siteWordsOf(language).config.notes);
  return [`${plugin}: ${sentences.join(' ')}`];
}
