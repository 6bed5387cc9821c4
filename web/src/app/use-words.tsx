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

/**
 * The words of the page's language. Nearly every part asks for them at every rendering: one subscription serves all,
 * and what has nothing to fill in is looked up once.
 */
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
  const words = useMemo(() => ({ t: remembering(t), i18n }), [t, i18n]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

function remembering(t: TFunction): TFunction {
  const known = new Map<unknown, unknown>();
  const look = (key: never, options?: never) => {
    if (options !== undefined) return t(key, options);
    if (!known.has(key)) known.set(key, t(key));
    return known.get(key);
  };
  // The same function, from outside.
  return look as unknown as TFunction;
}
