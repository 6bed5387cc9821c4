/// <reference lib="es2025.intl" />
import type { LanguageCode } from '@fucina/site';
import { DAY_S, HOUR_S } from '@fucina/watch';

const UNITS = [
  ['days', DAY_S],
  ['hours', HOUR_S],
  ['minutes', 60],
  ['seconds', 1],
] as const;
const MAX_UNITS = 2;

/** In two units at most, rounded down: “2 hours and 5 minutes”. */
export function writeDuration(seconds: number, language: LanguageCode): string {
  const whole = Math.max(1, Math.floor(seconds));
  const first = UNITS.findIndex(([, size]) => whole >= size);
  const shown = UNITS.slice(first, first + MAX_UNITS);
  const parts = shown.map(([unit, size], index) => {
    const left = index === 0 ? whole : whole % (shown[index - 1]?.[1] ?? 1);
    return [unit, Math.floor(left / size)] as const;
  });
  return new Intl.DurationFormat(language, { style: 'long' }).format(
    Object.fromEntries(parts.filter(([, count]) => count > 0)),
  );
}
