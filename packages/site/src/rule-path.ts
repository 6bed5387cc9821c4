import type { LanguageCode } from './languages.ts';

/** The page of the manual that lists all rules. */
export const rulesPath = '/docs/reference/rules';

/** Its place in that list. */
export function ruleAnchor(rule: string): string {
  return rule.replace('/', '');
}

/** Where the repository explains all rules, as they are in a version. */
export function rulesInRepository(
  { homepage, version }: { readonly homepage: string; readonly version: string },
  language: LanguageCode,
): string {
  const [at] = homepage.split('#');
  return `${at}/blob/v${version}/docs/manual/${language}/reference/rules.md`;
}

/** The page of the manual that explains a rule of `fucina check`. */
export function rulePath(rule: string): string {
  return `${rulesPath}/${rule}`;
}

/** The rule that a page would explain, if there is one of this name. */
export function ruleOfPath(path: string): string | undefined {
  return /^\/docs\/reference\/rules\/([a-z]+\/[a-z-]+)$/.exec(path)?.[1];
}
