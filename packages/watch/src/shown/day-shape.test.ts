import { expect, test } from 'vitest';
import { dayShape } from './day-shape.ts';

const NONE = { upS: 0, downS: 0, asleepS: 0, maintenanceS: 0 };

test.each([
  ['nothing is known', {}, 'empty'],
  ['it was up all the time', { upS: 86_400 }, 'up'],
  ['little was measured, and all of that up', { upS: 60 }, 'up'],
  ['it was down for a second', { upS: 86_399, downS: 1 }, 'some'],
  ['it was down for half of the day', { upS: 43_200, downS: 43_200 }, 'down'],
  ['it was down all the time', { downS: 86_400 }, 'down'],
  ['it slept for most of the day', { upS: 3600, asleepS: 80_000 }, 'asleep'],
  ['it slept for a while', { upS: 80_000, asleepS: 3600 }, 'up'],
  ['it was worked on for most of the day', { upS: 100, maintenanceS: 40_000 }, 'maintenance'],
  [
    'it was down while it was worked on for a while',
    { upS: 10, downS: 90, maintenanceS: 50 },
    'down',
  ],
] as const)('where %s, the bar is “%s”', (_, seconds, shape) => {
  expect(dayShape({ ...NONE, ...seconds })).toBe(shape);
});
