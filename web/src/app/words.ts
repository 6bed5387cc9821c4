import { fallbackLanguage, type LanguageCode, languageCodes, type Words } from '@fucina/site';
import { createInstance, type i18n, type Module, type NewableModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Words };
  }
}

interface WordsOptions {
  readonly language: LanguageCode;
  /** Where the words come from: loaded over the network in the browser, at hand in the build. */
  readonly resources?: Partial<Record<LanguageCode, Words>>;
  readonly modules?: readonly (Module | NewableModule<Module>)[];
}

export async function createWords({ language, resources, modules }: WordsOptions): Promise<i18n> {
  const words = createInstance();
  for (const module of [initReactI18next, ...(modules ?? [])]) words.use(module);
  await words.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: languageCodes,
    load: 'currentOnly',
    debug: import.meta.env.MODE === 'development',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    ...(resources && {
      resources: Object.fromEntries(
        Object.entries(resources).map(([code, sections]) => [code, { translation: sections }]),
      ),
    }),
  });
  return words;
}
