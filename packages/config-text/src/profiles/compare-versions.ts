const NUMBERS = /^v?(\d{1,9}(?:\.\d{1,9})*)/i;

/** Negative if the first version is older; undefined if one has no numbers. What follows the numbers does not count. */
export function compareVersions(one: string, other: string): number | undefined {
  const [, left] = NUMBERS.exec(one) ?? [];
  const [, right] = NUMBERS.exec(other) ?? [];
  if (left === undefined || right === undefined) return undefined;
  const [parts, others] = [left.split('.').map(Number), right.split('.').map(Number)];
  const length = Math.max(parts.length, others.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (parts[at] ?? 0) - (others[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
