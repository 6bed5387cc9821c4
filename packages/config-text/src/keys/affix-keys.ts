const AFFIX = /prefix|suffix/i;

/** Whether a text is put before or behind others, by its key. */
export function isAffixPath(path: readonly string[]): boolean {
  return AFFIX.test(path.at(-1) ?? '');
}
