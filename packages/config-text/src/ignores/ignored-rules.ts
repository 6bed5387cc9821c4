/** Rules that comments switch off. */
export class IgnoredRules {
  readonly #names = new Set<string>();
  #hasAll = false;

  /** Adds what is after the word of a comment: names, and after `--` why. */
  add(source: string): void {
    const [listed = ''] = source.replace(/\*\/[ \t]*$/, '').split(/(?:^|[ \t])--(?:[ \t]|$)/);
    const names = listed
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    if (names.length === 0) this.#hasAll = true;
    for (const name of names) this.#names.add(name);
  }

  has(rule: string): boolean {
    return this.#hasAll || this.#names.has(rule);
  }
}
