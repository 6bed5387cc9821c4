import { DAY_S, HOUR_S } from '../schedule.ts';

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
  const clock = createClock(zone);
  return (hour) => {
    const at = (hour + 1) * HOUR_S - 60;
    const local = new Date((at + clock(at)) * 1000);
    return {
      day: local.toISOString().slice(0, 10),
      weekday: (local.getUTCDay() + 6) % 7,
      hour: local.getUTCHours(),
    };
  };
}

/**
 * How many seconds the clocks of a zone are ahead of UTC. It is asked for thousands of
 * hours, and changes twice a year.
 */
export function createClock(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const ofDays = new Map<number, number>();
  const read = (at: number) => {
    const parts = format.formatToParts(at * 1000);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
  };
  const ofDay = (day: number) => {
    const known = ofDays.get(day) ?? read(day * DAY_S);
    ofDays.set(day, known);
    return known;
  };
  return (at) => {
    const day = Math.floor(at / DAY_S);
    return ofDay(day) === ofDay(day + 1) ? ofDay(day) : read(at);
  };
}
