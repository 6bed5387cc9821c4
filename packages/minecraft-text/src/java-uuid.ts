const GROUP = /^\+?0*([0-9a-f]{0,16})$/i;
const LENGTHS = [8, 4, 4, 4, 12] as const;

/**
 * As lenient as Java's `UUID.fromString`: short groups are padded with zeros, long groups keep their low
 * digits. The reader in `minecraft-profile` requires all 32 digits.
 */
export function readJavaUuid(text: string): string | undefined {
  const groups = text.split('-');
  if (text.length > 36 || groups.length !== LENGTHS.length) return undefined;
  const padded: string[] = [];
  for (const [index, length] of LENGTHS.entries()) {
    const group = groups[index] ?? '';
    const digits = GROUP.exec(group)?.[1];
    if (digits === undefined || group === '' || group === '+') return undefined;
    // Java parses a group as a signed 64-bit number.
    if (digits.length === 16 && /^[89a-f]/i.test(digits)) return undefined;
    padded.push(digits.toLowerCase().padStart(length, '0').slice(-length));
  }
  return padded.join('-');
}
