/**
 * Quotes one word for PowerShell, which would otherwise split `-Dname.part` and expand `$`. Inside single
 * quotes each of its five kinds of single quote is doubled.
 */
export function quotePowerShell(word: string): string {
  return /^-{0,2}[A-Za-z0-9]+$/.test(word) ? word : `'${word.replace(/['‘’‚‛]/g, '$&$&')}'`;
}
