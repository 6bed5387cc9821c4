import { type Asker, type ListedFlag, NEVER_TRIED } from './ask-java.ts';

/** What one Java says about the values of a flag; ends that it does not hold to are left out. */
export interface ValueSpan {
  readonly kind: 'integer' | 'decimal' | 'text';
  /** It refuses what is below and above. */
  readonly least: string;
  readonly most: string;
  /** It started with these two, and with what was tried between them; empty if it may refuse any value. */
  readonly fine: readonly [from: string, to: string] | undefined;
}

const KINDS: Readonly<Record<string, ValueSpan['kind']>> = {
  double: 'decimal',
  ccstr: 'text',
  ccstrlist: 'text',
};
const TYPE_RANGES: Readonly<Record<string, readonly [string, string]>> = {
  int: [`${-(2n ** 31n)}`, `${2n ** 31n - 1n}`],
  uint: ['0', `${2n ** 32n - 1n}`],
  intx: [`${-(2n ** 63n)}`, `${2n ** 63n - 1n}`],
  uintx: ['0', `${2n ** 64n - 1n}`],
  size_t: ['0', `${2n ** 64n - 1n}`],
  uint64_t: ['0', `${2n ** 64n - 1n}`],
};
/** What is tried where an end of the range is refused because of other flags or of the machine. */
const USUAL = [
  ...[0, 1, 2, 3, 4, 6, 8, 10, 15, 16, 20, 32, 50, 64, 75, 90, 100, 128, 200, 256, 512, 1000],
  ...[10, 12, 14, 16, 18, 20, 24, 26, 28, 30].map((power) => 2 ** power),
];

const MAX_END_LENGTH = 30;

/** The values of each flag that takes some. Java 8 prints no ranges, so those of a later one are tried with it. */
export function askValues(
  asker: Asker,
  listed: ReadonlyMap<string, ListedFlag>,
  guesses: ReadonlyMap<string, readonly [string, string]>,
): Map<string, ValueSpan> {
  const valued = [...listed].filter(([name, { isSwitch }]) => !isSwitch && !NEVER_TRIED.test(name));
  return new Map(
    valued.map(([name, flag]): [string, ValueSpan] => [
      name,
      askValue((value) => asker.startsWith(name, value), flag, guesses.get(name)),
    ]),
  );
}

function askValue(
  starts: (value: string) => boolean,
  { type, standard, status }: ListedFlag,
  guess: readonly [string, string] | undefined,
): ValueSpan {
  const listedKind = KINDS[type] ?? 'integer';
  // Nobody needs the flags of diagnosis, and trying all values takes an hour as it is.
  if (status === 'D') return { kind: listedKind, least: '', most: '', fine: undefined };
  // One flag of Java 8 is listed as a number and takes any text.
  const takesText = starts('fucina');
  const kind = takesText ? 'text' : listedKind;
  if (kind === 'text') {
    return { kind, least: '', most: '', fine: takesText ? ['', ''] : undefined };
  }
  const [least = '', listedMost = ''] = guess ?? TYPE_RANGES[type] ?? [];
  // The largest of all numbers with a point, in 300 digits, is no end.
  const most = listedMost.length > MAX_END_LENGTH ? '' : listedMost;
  const step = (value: string, by: number) =>
    kind === 'integer' ? `${BigInt(value) + BigInt(by)}` : decimal(Number(value) + by);
  const isHeld = (end: string, by: number) => end !== '' && !starts(step(end, by));
  return {
    kind,
    least: isHeld(least, -1) ? least : '',
    most: isHeld(most, 1) ? most : '',
    fine: fineOf(starts, kind, [standard, least, most]),
  };
}

/** Around the standard value, as far as it starts with what is tried. */
function fineOf(
  starts: (value: string) => boolean,
  kind: ValueSpan['kind'],
  [standard, least, most]: readonly [string, string, string],
): readonly [string, string] | undefined {
  if (least !== '' && most !== '' && starts(least) && starts(most)) return [least, most];
  const write = (value: number) => (kind === 'decimal' ? decimal(value) : `${BigInt(value)}`);
  const [low, high] = [least || '-Infinity', most || 'Infinity'].map(Number) as [number, number]; // two of two
  const usual = USUAL.filter((value) => value >= low && value <= high);
  const startsAt = (index: number) => index in usual && starts(write(usual[index] ?? 0));
  // Where the standard value is none of the usual ones, from the next one.
  const next = usual.findIndex((value) => value >= Number(standard));
  const at = [next, next - 1, usual.length - 1].find(startsAt);
  if (at === undefined) return undefined;
  let [from, to] = [at, at];
  while (startsAt(from - 1)) from -= 1;
  while (startsAt(to + 1)) to += 1;
  return [write(usual[from] ?? 0), write(usual[to] ?? 0)];
}

function decimal(value: number): string {
  return Number.isInteger(value) ? `${BigInt(value)}.0` : value.toFixed(3);
}
