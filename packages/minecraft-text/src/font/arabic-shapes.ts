/** Alone, after a letter, before one, between two: as many as Unicode has for the letter. */
type Shapes = readonly string[];

/** Shapes of the letters of Arabic. */
const ARABIC = [0xfe80, 0xfef4] as const;
/** Shapes of letters of Persian, Urdu and others: the game joins to them, and draws them as they stand. */
const OTHERS = [0xfb50, 0xfbff] as const;
const LIGATURES = [0xfef5, 0xfefc] as const;
/** Vowel signs from U+064B on: alone, and on a line between two letters where there is such a one. */
const SIGNS: readonly Shapes[] = [
  ['\ufe70', '\ufe71'],
  ['\ufe72'],
  ['\ufe74'],
  ['\ufe76', '\ufe77'],
  ['\ufe78', '\ufe79'],
  ['\ufe7a', '\ufe7b'],
  ['\ufe7c', '\ufe7d'],
  ['\ufe7e', '\ufe7f'],
];
const FIRST_SIGN = 0x064b;
/** A line that letters join to. */
const TATWEEL = '\u0640';
const JOINER = '\u200d';

const arabic = collect(ARABIC);
const others = collect(OTHERS);
const ligatures = collect(LIGATURES);

function collect([from, to]: readonly [number, number]): ReadonlyMap<string, Shapes> {
  const shapes = new Map<string, string[]>();
  for (let code = from; code <= to; code += 1) {
    const form = String.fromCharCode(code);
    const letters = plain(form);
    shapes.set(letters, [...(shapes.get(letters) ?? []), form]);
  }
  return shapes;
}

function plain(form: string): string {
  return form.normalize('NFKC');
}

/** The letters that shapes stand for. */
export function withoutShapes(text: string): string {
  return text.replace(/[\ufb50-\ufdff\ufe70-\ufefc]/g, (form) => plain(form).trim());
}

/** Each letter in the shape that it has between its neighbours. A lam and the alef after it become one. */
export function shapeArabic(text: string): string {
  const lettersFirst = text.replace(
    /\u0644([\u064b-\u0652]+)([\u0622\u0623\u0625\u0627])/g,
    '\u0644$2$1',
  );
  const units = lettersFirst.match(/\u0644[\u0622\u0623\u0625\u0627]|[\s\S]/g) ?? [];
  const before = nearest(units);
  const behind = nearest(units.toReversed()).toReversed();
  return units
    .map((unit, at) => shapeOf(unit, joins(before[at], 'after'), joins(behind[at], 'before')))
    .join('');
}

function shapeOf(unit: string, isAfter: boolean, isBefore: boolean): string {
  const sign = SIGNS[unit.charCodeAt(0) - FIRST_SIGN];
  if (sign !== undefined) return (isAfter && isBefore ? sign[1] : undefined) ?? sign[0] ?? unit;
  const shapes = ligatures.get(unit) ?? arabic.get(unit) ?? [];
  // A letter that never changes stays as it is.
  if (shapes.length < 2) return unit;
  const [joinsBefore, joinsBehind] = [
    isAfter && joins(unit, 'before'),
    isBefore && joins(unit, 'after'),
  ];
  return shapes[(joinsBefore ? 1 : 0) + (joinsBehind ? 2 : 0)] ?? unit;
}

/** The letter before each; vowel signs stand between letters without parting them. */
function nearest(units: readonly string[]): readonly (string | undefined)[] {
  let last: string | undefined;
  return units.map((unit) => {
    const before = last;
    if (!/^\p{Mn}/u.test(unit)) last = unit;
    return before;
  });
}

function joins(unit: string | undefined, side: 'before' | 'after'): boolean {
  if (unit === TATWEEL || unit === JOINER) return true;
  const letter = unit ?? '';
  const shapes = ligatures.get(letter) ?? arabic.get(letter) ?? others.get(letter);
  const count = shapes?.length ?? 0;
  return side === 'before' ? count >= 2 : count === 4;
}
