import type { i18n, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { getI18n, I18nextProvider, useTranslation } from 'react-i18next';

interface PageWords {
  readonly t: TFunction;
  readonly i18n: i18n;
}

// What stands outside of a page, as parts do in their tests, speaks the language that was set up last.
const WordsContext = createContext<PageWords>({
  get t() {
    return getI18n().t;
  },
  get i18n() {
    return getI18n();
  },
});

/** The words of the page's language. Nearly every part asks for them at every rendering: one subscription serves all. */
export function useWords(): PageWords {
  return useContext(WordsContext);
}

export function WordsProvider({
  i18n,
  children,
}: {
  readonly i18n: i18n;
  readonly children: ReactNode;
}) {
  return (
    <I18nextProvider i18n={i18n}>
      <CurrentWords>{children}</CurrentWords>
    </I18nextProvider>
  );
}

function CurrentWords({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const words = useMemo(() => ({ t: remembering(t, i18n.language), i18n }), [t, i18n]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

type Values = Readonly<Record<string, unknown>>;

/** Looks a sentence up once for each of its plural forms: i18next does so at every call, which a key would wait for. */
export function remembering(t: TFunction, language: string): TFunction {
  const plurals = new Intl.PluralRules(language);
  const known = new Map<string, string>();
  const look = (key: string, values?: Values) => {
    const form = typeof values?.count === 'number' ? plurals.select(values.count) : '';
    const place = `${key} ${form}`;
    let sentence = known.get(place);
    if (sentence === undefined) {
      sentence = t(key as never, { ...values, skipInterpolation: true });
      known.set(place, sentence);
    }
    return values === undefined ? sentence : filled(sentence, values);
  };
  // The same function, from outside.
  return look as unknown as TFunction;
}

function filled(sentence: string, values: Values): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}
