// Reads RFC 4291 text and writes RFC 5952 text. Zone ids are refused: they are only valid on the user's
// machine.
import { isIpv4 } from './ipv4.ts';

const GROUPS = 8;

/** The eight 16-bit groups; undefined if the text is not an IPv6 address. */
export function readIpv6(text: string): readonly number[] | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const head = readGroups(halves[0] ?? '', halves.length === 1);
  const tail = halves.length === 2 ? readGroups(halves[1] ?? '', true) : [];
  if (!head || !tail) return undefined;
  const missing = GROUPS - head.length - tail.length;
  if (halves.length === 1) return missing === 0 ? head : undefined;
  return missing >= 1 ? [...head, ...new Array<number>(missing).fill(0), ...tail] : undefined;
}

/** The shortest spelling: lower case, the longest run of two or more zero groups as `::`. */
export function writeIpv6(groups: readonly number[]): string {
  const hex = groups.map((group) => group.toString(16));
  const gap = longestZeroRun(groups);
  if (gap.length < 2) return hex.join(':');
  return `${hex.slice(0, gap.at).join(':')}::${hex.slice(gap.at + gap.length).join(':')}`;
}

function readGroups(text: string, mayEndInIpv4: boolean): readonly number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const last = parts.at(-1) ?? '';
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    if (mayEndInIpv4 && index === parts.length - 1 && isIpv4(last)) {
      const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[0-9a-f]{1,4}$/i.test(part)) {
      groups.push(Number.parseInt(part, 16));
    } else {
      return undefined;
    }
  }
  return groups;
}

function longestZeroRun(groups: readonly number[]): { at: number; length: number } {
  let best = { at: 0, length: 0 };
  let start = 0;
  for (let index = 0; index <= groups.length; index += 1) {
    if (groups[index] === 0) continue;
    if (index - start > best.length) best = { at: start, length: index - start };
    start = index + 1;
  }
  return best;
}
