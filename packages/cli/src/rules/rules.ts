import { RULES, type Rule } from '@fucina/config-text';
import { fillIn } from '@fucina/site/words';
import type { Level } from '../check/problem.ts';
import { FILE_RULES, TEXT_RULES, UNREADABLE_RULES } from '../config/rule-sentences.ts';
import type { CliKey, Language } from '../language.ts';
import { siteWordsOf } from '../site-words.ts';

const OWN_SENTENCES: Readonly<Record<string, CliKey>> = {
  ...UNREADABLE_RULES,
  ...FILE_RULES,
  ...Object.fromEntries(Object.entries(TEXT_RULES).map(([code, key]) => [`text/${code}`, key])),
};
/** Stands where a sentence names what was found. */
const ANYTHING = { name: '…', detail: '…', file: '…', reason: '…' };

export const RULE_IDS: readonly string[] = [...Object.keys(UNREADABLE_RULES), ...RULES.keys()];

/** The level of a rule, unless somebody sets another one. */
export function ruleLevel(id: string): Level {
  return RULES.get(id as Rule) ?? 'error';
}

/** What a rule is about, as its problems say it. */
export function describeRule(id: string, language: Language): string {
  const own = OWN_SENTENCES[id];
  if (own !== undefined) return language.say(own, ANYTHING);
  const { markup } = siteWordsOf(language).ui;
  return fillIn(markup[id.slice('text/'.length) as keyof typeof markup] ?? id, ANYTHING);
}
