/** How much more a text holds than its field can keep. */
export interface Excess {
  readonly code: 'characters' | 'entries';
  readonly length: number;
  readonly max: number;
}

/** One field of a tool's state: its default, and how it is written as text and read back. */
export interface Field<Value> {
  readonly initial: Value;
  write(value: Value): string;
  /** Undefined when the text cannot be parsed: the default is used. */
  read(text: string): Value | undefined;
  /** What `read` leaves out of this text because it exceeds the field's limits. */
  excess?(text: string): Excess | undefined;
  /** Whether a value is within the field's limits. Without this function every value is. */
  fits?(value: Value): boolean;
  /** Maximum length of a text, or of each text in a list. */
  readonly maxLength?: number | undefined;
  /** What can be chosen, in the order in which it is shown. */
  readonly choices?: readonly Value[];
  /** It says what is looked at, and not what is made: no step to undo, and of this visit or a link only. */
  readonly isView?: boolean;
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

export function textField(initial = '', { max = 10_000 }: { max?: number } = {}): Field<string> {
  return {
    initial,
    maxLength: max,
    write: (value) => value,
    read: (text) => text.slice(0, max),
    excess: (text) => excess('characters', text.length, max),
    fits: (value) => value.length <= max,
  };
}

export function flagField(initial = false): Field<boolean> {
  return { initial, write: (value) => (value ? '1' : '0'), read: (text) => FLAGS.get(text) };
}

export function numberField(
  initial: number,
  { min, max, whole = true }: { min: number; max: number; whole?: boolean },
): Field<number> {
  return {
    initial,
    write: String,
    read(text) {
      const value = Number(text);
      const isUsable = text.trim() !== '' && value >= min && value <= max;
      return isUsable && (!whole || Number.isInteger(value)) ? value : undefined;
    },
  };
}

export function choiceField<const Value extends string>(
  choices: readonly Value[],
  initial: NoInfer<Value>,
): Field<Value> {
  return {
    initial,
    choices,
    write: (value) => value,
    read: (text) => choices.find((choice) => choice === text),
  };
}

/** A choice that can be empty, as in the searchable dropdown. */
export function optionalChoiceField<const Value extends string>(
  choices: readonly Value[],
  initial: NoInfer<Value> | undefined,
): Field<Value | undefined> {
  return {
    initial,
    write: (value) => value ?? '',
    read: (text) => choices.find((choice) => choice === text),
  };
}

/** A list on one line: `a,b`. A backslash escapes the separator, and `\0` is the one empty item. */
export function listField<Value>(
  item: Field<Value>,
  initial: readonly Value[],
  { max = 1000, separator = ',' }: { max?: number; separator?: ',' | '\n' } = {},
): Field<readonly Value[]> {
  return {
    initial,
    maxLength: item.maxLength,
    fits: (values) => values.length <= max && values.every((value) => item.fits?.(value) ?? true),
    write(values) {
      const items = values.map((value) => escapeItem(item.write(value), separator));
      return items.length === 1 && items[0] === '' ? '\\0' : items.join(separator);
    },
    read(text) {
      const items = readItems(text, separator);
      const values = items.slice(0, max).map((each) => item.read(each));
      return values.every((value) => value !== undefined) ? values : undefined;
    },
    excess(text) {
      const items = readItems(text, separator);
      const ofItems = () => items.map((each) => item.excess?.(each)).find(Boolean);
      return excess('entries', items.length, max) ?? ofItems();
    },
  };
}

function excess(code: Excess['code'], length: number, max: number): Excess | undefined {
  return length > max ? { code, length, max } : undefined;
}

function escapeItem(text: string, separator: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(separator, `\\${separator}`);
}

function readItems(text: string, separator: string): readonly string[] {
  if (text === '') return [];
  if (text === '\\0') return [''];
  const items: string[] = [];
  let item = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\' && at + 1 < text.length) {
      at += 1;
      item += text.charAt(at);
    } else if (char === separator) {
      items.push(item);
      item = '';
    } else {
      item += char;
    }
  }
  return [...items, item];
}
