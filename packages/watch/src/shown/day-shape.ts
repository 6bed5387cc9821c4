export interface ShownDay {
  readonly upS: number;
  readonly downS: number;
  readonly asleepS: number;
  readonly maintenanceS: number;
}

/** How the bar of a day is drawn. `some` has a part that says that it was down, however short that was. */
export type DayShape = 'empty' | 'up' | 'some' | 'down' | 'asleep' | 'maintenance';

/** What could not be measured is no part of it: a day of which nothing is known is empty, never up. */
export function dayShape({ upS, downS, asleepS, maintenanceS }: ShownDay): DayShape {
  const measured = upS + downS;
  if (measured + asleepS + maintenanceS === 0) return 'empty';
  if (maintenanceS > measured + asleepS) return 'maintenance';
  if (asleepS > measured) return 'asleep';
  if (downS === 0) return 'up';
  return downS >= upS ? 'down' : 'some';
}
