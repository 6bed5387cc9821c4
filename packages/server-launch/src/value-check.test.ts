import { expect, test } from 'vitest';
import { ALL_FLAGS } from './all-flags.ts';
import { checkSetting } from './fit-arguments.ts';
import { EXPLAINED_FLAGS } from './flag-facts.ts';
import type { JavaVersion } from './java-version.ts';

const codeOf = (argument: string, java: JavaVersion) => {
  const check = checkSetting(argument, java, ALL_FLAGS);
  return typeof check === 'string' ? check : check.code;
};

test.each<[argument: string, java: JavaVersion, code: string]>([
  ['-XX:InitiatingHeapOccupancyPercent=100', 21, 'fine'],
  ['-XX:InitiatingHeapOccupancyPercent=101', 21, 'value-range'],
  ['-XX:InitiatingHeapOccupancyPercent=-1', 21, 'value-range'],
  ['-XX:InitiatingHeapOccupancyPercent=0x10', 21, 'fine'],
  ['-XX:InitiatingHeapOccupancyPercent=0x10', 8, 'value-no-integer'],
  ['-XX:InitiatingHeapOccupancyPercent=1K', 21, 'value-range'],
  // Java 8 looks at it with G1 only.
  ['-XX:InitiatingHeapOccupancyPercent=150', 8, 'unknown'],
  ['-XX:G1HeapRegionSize=8M', 17, 'fine'],
  // Java 8 reads it as a smaller number.
  ['-XX:AllocatePrefetchLines=99999999999999999999', 8, 'unknown'],
  ['-XX:AllocatePrefetchLines=99999999999999999999', 11, 'value-range'],
  // Listed as a number; Java 8 reads what digits it finds.
  ['-XX:CMSParPromoteBlocksToClaim=4MB', 8, 'fine'],
  ['-XX:G1HeapRegionSize=64M', 17, 'value-range'],
  ['-XX:MaxRAMPercentage=85', 8, 'value-no-decimal'],
  ['-XX:MaxRAMPercentage=85.5', 8, 'fine'],
  ['-XX:MaxRAMPercentage=85', 17, 'fine'],
  ['-XX:MaxRAMPercentage=85.', 17, 'value-no-decimal'],
  ['-XX:MaxRAMPercentage=85.', 21, 'fine'],
  ['-XX:HeapDumpPath=dumps', 21, 'fine'],
  ['-XX:NoSuchFlag=1', 21, 'unknown'],
  ['-XX:+UseG1GC', 21, 'fine'],
  ['-Xss128K', 8, 'stack-least'],
  ['-Xss128K', 17, 'stack-least'],
  ['-Xss1G', 11, 'unknown'],
  ['-Xss1025M', 11, 'value-range'],
  ['-Xmx1M', 8, 'unknown'],
  ['-Xmx1M', 11, 'value-least'],
  ['-Xmx4G', 21, 'fine'],
  ['-Xmx%RAM%', 21, 'unknown'],
  ['-Xms0', 21, 'fine'],
  ['-Dfile.encoding=UTF-8', 21, 'fine'],
])('%s on Java %i: %s', (argument, java, code) => {
  expect(codeOf(argument, java)).toBe(code);
});

test('the short table judges no value', () => {
  expect(checkSetting('-XX:MaxGCPauseMillis=abc', 21, EXPLAINED_FLAGS)).toBe('unknown');
});
