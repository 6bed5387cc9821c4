import { RULES, type Rule } from '@fucina/config-text';
import { ruleAnchor, rulesInRepository } from '@fucina/site';
import manifest from '../../package.json' with { type: 'json' };
import type { Language } from '../language.ts';

/** Where the manual explains all rules, as they are in this version. */
export function rulesAddress({ code }: Pick<Language, 'code'>): string {
  return rulesInRepository(manifest, code);
}

/** Where it explains a rule. */
export function ruleAddress(id: string, language: Pick<Language, 'code'>): string {
  const page = rulesAddress(language);
  return RULES.has(id as Rule) ? `${page}#${ruleAnchor(id)}` : page;
}
