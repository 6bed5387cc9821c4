import { expect, test } from 'vitest';
import { isJavaVersion, JAVA_VERSIONS } from './java-version.ts';

test('a version is one whose arguments are known', () => {
  expect(JAVA_VERSIONS.every(isJavaVersion)).toBe(true);
  expect([7, 9, 22, 29, 21.5].some(isJavaVersion)).toBe(false);
});
