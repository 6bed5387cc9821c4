import type { LanguageCode, WordKey } from '@fucina/site';

export type Values = Readonly<Record<string, unknown>>;

/**
 * The sentence of a key, with values in place of `{{name}}`: numbers as its language writes them. `count` chooses
 * the plural form.
 */
export type Translate = (key: WordKey, values?: Values) => string;

/** The words of one language, as a tree of sections. */
export interface Catalogue {
  readonly language: LanguageCode;
  readonly words: object;
}

/** Looks each key up in the catalogues in turn; a key that none of them has is shown as it is. */
export function createTranslate(
  catalogues: readonly Catalogue[],
  onMissing: (key: string) => void = () => undefined,
): Translate {
  const lookups = catalogues.map(createLookup);
  return (key, values) => {
    for (const lookup of lookups) {
      const sentence = lookup(key, values);
      if (sentence !== undefined) return sentence;
    }
    onMissing(key);
    return key;
  };
}

function createLookup({ language, words }: Catalogue) {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const write = (value: unknown) =>
    typeof value === 'number' ? numbers.format(value) : String(value);
  return (key: string, values: Values | undefined): string | undefined => {
    const count = values?.count;
    const forms = typeof count === 'number' ? [`_${plurals.select(count)}`, '_other', ''] : [''];
    for (const form of forms) {
      const sentence = findWords(words, key + form);
      if (typeof sentence === 'string')
        return values ? interpolate(sentence, values, write) : sentence;
    }
    return undefined;
  };
}

/** A sentence or a section: whatever a catalogue has at a path such as `home.title`. */
export function findWords(words: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (level, name) =>
        typeof level === 'object' && level !== null && Object.hasOwn(level, name)
          ? level[name as keyof typeof level]
          : undefined,
      words,
    );
}

function interpolate(sentence: string, values: Values, write: (value: unknown) => string): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => write(values[name] ?? gap));
}
