import { RULES, type Rule } from '@fucina/config-text';
import { ruleAdvice, ruleTitle } from '../finding-sentences.ts';
import type { CliKey, Language } from '../language.ts';
import type { Level } from '../problems/problem.ts';

/** What could not be read at all: a file, or a text of JSON or SNBT. */
export const UNREADABLE_RULES = {
  'file/unreadable': 'cannot_read',
  'text/unreadable': 'read_unreadable',
} as const satisfies Readonly<Record<string, CliKey>>;

const UNREADABLE: Readonly<Record<string, CliKey>> = UNREADABLE_RULES;
/** Stands where a sentence names what was found. */
const ANYTHING = { file: '…', reason: '…' };

export const RULE_IDS: readonly string[] = [...Object.keys(UNREADABLE_RULES), ...RULES.keys()];

/** The level of a rule, unless somebody sets another one. */
export function ruleLevel(id: string): Level {
  return RULES.get(id as Rule) ?? 'error';
}

/** What to do about the problems of a rule; undefined where nothing else is said. */
export function adviceOfRule(id: string, language: Language): string | undefined {
  return Object.hasOwn(UNREADABLE, id) ? undefined : ruleAdvice(id as Rule, language);
}

/** What a rule is about. */
export function describeRule(id: string, language: Language): string {
  const own = UNREADABLE[id];
  return own === undefined ? ruleTitle(id as Rule, language) : language.say(own, ANYTHING);
}
