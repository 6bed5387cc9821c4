import { expect, test } from 'vitest';
import { JAVA_CHANGES, VELOCITY_JAVA } from './java.ts';
import { isAtLeast } from './order.ts';
import { RELEASE_NAMES, releaseBefore } from './release-names.ts';
import * as since from './since.ts';

test.each(Object.entries(since))('%s came with a release, %s', (_feature, release) => {
  expect(RELEASE_NAMES).toContain(release);
});

test('a release and all later versions have what it brought, the one before has not', () => {
  const { hexColors } = since;
  expect(['1.16', '1.16.5', '1.21.11', '26.99'].every((each) => isAtLeast(each, hexColors))).toBe(
    true,
  );
  expect(isAtLeast(releaseBefore(hexColors) ?? '', hexColors)).toBe(false);
});

test('the Java of releases changes at each entry, beginning with the oldest release', () => {
  expect(JAVA_CHANGES[0]?.since).toBe(RELEASE_NAMES[0]);
  for (const [index, { since: start, java, paperJava }] of JAVA_CHANGES.entries()) {
    const before = JAVA_CHANGES[index - 1];
    if (before === undefined) continue;
    expect(isAtLeast(before.since, start)).toBe(false);
    expect([before.java, before.paperJava]).not.toEqual([java, paperJava]);
  }
});

test('Velocity needs a newer Java with each entry', () => {
  const [older, newer] = VELOCITY_JAVA;
  expect(isAtLeast(older.since, newer.since)).toBe(false);
  expect(older.java).toBeLessThan(newer.java);
});
