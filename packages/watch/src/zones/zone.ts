import { HOUR_S } from '../schedule.ts';

/** An hour as the clocks of a zone show it. */
export interface LocalHour {
  /** `2026-10-25` */
  readonly day: string;
  /** Monday is 0. */
  readonly weekday: number;
  readonly hour: number;
}

const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;

/**
 * The zone of that name in its usual case. Browsers say `Asia/Kolkata`, while the list of names of this engine has only
 * `Asia/Calcutta`: so the engine is asked whether it knows it.
 */
export function readZone(text: string): string | undefined {
  if (text.length > 64 || !NAME.test(text)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * How the hours since 1970 are called in a zone: by its clock in their last minute. So a day begins with the hour in
 * which it begins, also in zones that are not whole hours off.
 */
export function createLocalHours(zone: string): (hour: number) => LocalHour {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  return (hour) => {
    const parts = format.formatToParts(((hour + 1) * HOUR_S - 60) * 1000);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((found) => found.type === type)?.value ?? '';
    const day = `${part('year')}-${part('month')}-${part('day')}`;
    return { day, weekday: (new Date(day).getUTCDay() + 6) % 7, hour: Number(part('hour')) };
  };
}
