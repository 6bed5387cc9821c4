import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';
import type { Level } from '../problems/problem.ts';
import { RULE_IDS } from './rules.ts';

export const LEVELS = ['off', 'note', 'warning', 'error'] as const;
export type WantedLevel = (typeof LEVELS)[number];
export type WantedLevels = Readonly<Partial<Record<string, WantedLevel>>>;

/** Reads `id=level`. */
export function readWantedLevels(typed: readonly string[], { say }: Language): WantedLevels {
  const wanted: Record<string, WantedLevel> = {};
  for (const one of typed) {
    const [, id = '', word = ''] = /^([^=]*)=(.*)$/.exec(one) ?? [];
    const level = LEVELS.find((known) => known === word);
    if (level === undefined) {
      throw new CliError(say('rule_option', { typed: one, levels: LEVELS.join(', ') }));
    }
    if (!RULE_IDS.includes(id)) throw new CliError(say('unknown_rule', { word: id }));
    wanted[id] = level;
  }
  return wanted;
}

/** Which problems somebody wants to know. */
export interface WantedProblems {
  readonly levels: WantedLevels;
  readonly notes: boolean;
}

/** Undefined where its rule is switched off, and for notes that nobody wants. */
export function levelOf(
  { code, severity }: { readonly code: string; readonly severity: Level },
  { levels, notes }: WantedProblems,
): Level | undefined {
  const own = levels[code] ?? severity;
  return own === 'off' || (own === 'note' && !notes) ? undefined : own;
}
