import { createLocalHours } from './zone.ts';

/** A day of a zone as hours since 1970, the last of which is not in it. It has 23 to 25 of them. */
export interface LocalDay {
  readonly day: string;
  readonly fromHour: number;
  readonly toHour: number;
}

/** The days of the hours of a range; the first and the last may be cut off by it. */
export function localDays(zone: string, fromHour: number, toHour: number): readonly LocalDay[] {
  const localHour = createLocalHours(zone);
  const days: LocalDay[] = [];
  for (let hour = fromHour; hour < toHour; hour += 1) {
    const { day } = localHour(hour);
    const last = days.at(-1);
    if (last?.day === day) days[days.length - 1] = { ...last, toHour: hour + 1 };
    else days.push({ day, fromHour: hour, toHour: hour + 1 });
  }
  return days;
}
