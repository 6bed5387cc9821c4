/** The page of the manual that lists all rules. */
export const rulesPath = '/docs/reference/rules';

/** Its place in that list. */
export function ruleAnchor(rule: string): string {
  return rule.replace('/', '');
}

/** The page of the manual that explains a rule of `fucina check`. */
export function rulePath(rule: string): string {
  return `${rulesPath}/${rule}`;
}

/** The rule that a page would explain, if there is one of this name. */
export function ruleOfPath(path: string): string | undefined {
  return /^\/docs\/reference\/rules\/([a-z]+\/[a-z-]+)$/.exec(path)?.[1];
}
