// How numbers are written in pictures and feeds, where there is no page around them.
import type { PublicStatus } from '@fucina/api-contract';
import type { LanguageCode } from '@fucina/site';
import { words } from '@fucina/site/words';

type Uptime = PublicStatus['uptime']['day']['uptime'];

export function writeNumber(value: number, language: LanguageCode): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A word where too little was measured. */
export function writeUptime(uptime: Uptime, language: LanguageCode): string {
  if (uptime === null) return words[language].watched.now.too_little;
  const { value, digits } = uptime;
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits });
  return `${format.format(value)} %`;
}

export function writeDays(days: number, language: LanguageCode): string {
  const format = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, format).format(days);
}
