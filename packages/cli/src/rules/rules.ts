import { fillIn } from '@fucina/site/words';
import type { Level } from '../check/problem.ts';
import { FILE_RULES, OPEN_ERRORS, TEXT_RULES } from '../config/rule-sentences.ts';
import type { CliKey, Language } from '../language.ts';
import { siteWordsOf } from '../site-words.ts';
import { DEFAULT_LEVELS } from './default-levels.ts';

const OWN_SENTENCES: Readonly<Record<string, CliKey>> = {
  ...FILE_RULES,
  ...OPEN_ERRORS,
  ...Object.fromEntries(Object.entries(TEXT_RULES).map(([code, key]) => [`text/${code}`, key])),
  'text/unreadable': 'read_unreadable',
  'profile/not-read-here': 'rule_not_read_here',
};
/** Stands where a sentence names what was found. */
const ANYTHING = { name: '…', detail: '…', file: '…', reason: '…' };

export const RULE_IDS: readonly string[] = [...DEFAULT_LEVELS.keys()];

export function ruleLevel(id: string): Level {
  return DEFAULT_LEVELS.get(id) ?? 'warning';
}

/** What a rule is about, as its problems say it. */
export function describeRule(id: string, language: Language): string {
  const own = OWN_SENTENCES[id];
  if (own !== undefined) return language.say(own, ANYTHING);
  const { markup } = siteWordsOf(language).ui;
  return fillIn(markup[id.slice('text/'.length) as keyof typeof markup] ?? id, ANYTHING);
}
