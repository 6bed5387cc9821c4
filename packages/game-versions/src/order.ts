/**
 * Compares version numbers as players write them: 1.9 is older than 1.10, and 1.21.11 older than 26.1. The result is
 * NaN when a part that decides is no number, as in `24w14a`.
 */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [left.split('.').map(Number), right.split('.').map(Number)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Also for versions that are not in the table; false when a part that decides is no number. */
export function isAtLeast(version: string, least: string): boolean {
  return compareVersions(version, least) >= 0;
}

/** For something that draws: a version that is not given, or is no number, counts as the newest. */
export function isSince(version: string | undefined, release: string): boolean {
  return version === undefined || !(compareVersions(version, release) < 0);
}
