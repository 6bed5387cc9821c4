import { expect, test } from 'vitest';
import { flagStatus, isFlagName, otherStatus } from './flag-facts.ts';

test.each([
  ['UseG1GC', 8, '', 'ok'],
  ['UseZGC', 8, '', 'refused'],
  ['UseZGC', 11, '', 'experimental'],
  ['ZProactive', 11, '', 'diagnostic'],
  ['ZProactive', 16, '', 'ok'],
  ['ZGenerational', 25, '', 'warn'],
  ['UseBiasedLocking', 16, '', 'warn'],
  ['ParallelRefProcEnabled', 28, '', 'refused'],
  ['ShenandoahGCMode', 17, 'iu', 'experimental'],
  ['ShenandoahGCMode', 25, 'iu', 'refused'],
  ['ShenandoahGCMode', 21, 'generational', 'refused'],
  ['ShenandoahGCMode', 25, 'generational', 'ok'],
  ['ShenandoahGCMode', 11, 'satb', 'ok'],
  ['G1HeapRegionSize', 11, '64M', 'refused'],
  ['G1HeapRegionSize', 11, '32M', 'ok'],
  ['MaxRAMPercentage', 8, '85', 'refused'],
  ['MaxRAMPercentage', 8, '85.0', 'ok'],
  ['MaxRAMPercentage', 11, '85', 'ok'],
  ['Whatever', 21, '', undefined],
  ['Whatever', 21, 'iu', undefined],
  ['Whatever', 21, 'generational', undefined],
  ['Whatever', 21, '64M', undefined],
  ['toString', 21, '', undefined],
] as const)('%s on Java %i with %j: %s', (name, java, value, status) => {
  expect(flagStatus(name, java, value)).toBe(status);
});

test.each([
  ['--add-modules=jdk.incubator.vector', 11, 'refused'],
  ['--add-modules=other', 11, 'ok'],
  ['-Xloggc:x', 17, 'warn'],
  ['-d64', 8, 'ok'],
  ['-d64', 11, 'refused'],
  ['-Xwhatever', 21, undefined],
] as const)('%s on Java %i: %s', (argument, java, status) => {
  expect(otherStatus(argument, java)).toBe(status);
});

test('only known flags are flag names', () => {
  expect([isFlagName('UseG1GC'), isFlagName('useg1gc'), isFlagName('toString')]).toEqual([
    true,
    false,
    false,
  ]);
});
