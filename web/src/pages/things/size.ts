import type { LanguageCode } from '@fucina/site';

/** Writes how much a text takes: `840 byte`, `1.2 kB`. */
export function sizeWriter(language: LanguageCode): (text: string) => string {
  const bytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'byte',
    unitDisplay: 'long',
  });
  const kilobytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  });
  const encoder = new TextEncoder();
  return (text) => {
    const { length } = encoder.encode(text);
    return length < 1000 ? bytes.format(length) : kilobytes.format(length / 1000);
  };
}
