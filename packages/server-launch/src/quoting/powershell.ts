/**
 * One word for PowerShell, which would split `-Dname.part` and expand `$`: single quotes, in which
 * any of its five kinds of single quote is written twice.
 */
export function quotePowerShell(word: string): string {
  return /^-{0,2}[A-Za-z0-9]+$/.test(word) ? word : `'${word.replace(/['‘’‚‛]/g, '$&$&')}'`;
}
