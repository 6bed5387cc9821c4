/** Its place on the page of the manual about rules. */
export function ruleAnchor(rule: string): string {
  return rule.replace('/', '');
}

/** Where the manual explains a rule of `fucina check`. */
export function rulePath(rule: string): string {
  return `/docs/reference/rules#${ruleAnchor(rule)}`;
}
