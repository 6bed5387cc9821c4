import {
  alternatesOf,
  brand,
  canonicalPath,
  type LanguageCode,
  languages,
  type Page,
  shellOf,
  trailOf,
} from '@fucina/site';
import { sectionKey } from '../words/section-key.ts';
import type { Translate } from '../words/translate.ts';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path and query of the page in this language; empty for what search engines leave out. */
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly path: string }[];
}

const UNLISTED = { canonical: '', alternates: [] };

/** The metadata of a page; of the 404 page if there is none. */
export function pageHead(page: Page | undefined, language: LanguageCode, t: Translate): PageHead {
  if (page === undefined) {
    return {
      title: `${t('not_found.title')} | ${brand.name}`,
      description: t('not_found.description'),
      ...UNLISTED,
    };
  }
  return {
    title: `${t(sectionKey(page, 'head_title'))} | ${brand.name}`,
    description: t(page.description),
    ...(shellOf(page)
      ? UNLISTED
      : { canonical: canonicalPath(page, language), alternates: alternatesOf(page) }),
  };
}

/** The structured data of a page for search engines. */
export function structuredData(
  page: Page,
  language: LanguageCode,
  t: Translate,
  origin: string,
): readonly object[] {
  const about = {
    '@context': 'https://schema.org',
    name: page.id === 'home' ? brand.name : t(page.title),
    description: t(page.description),
    url: origin + canonicalPath(page, language),
    inLanguage: language,
  };
  if (page.id === 'home') return [{ ...about, '@type': 'WebSite' }];
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(page).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.id === 'home' ? t('shell.home') : t(step.title),
      item: origin + canonicalPath(step, language),
    })),
  };
  // A guide of the manual.
  if ('name' in page) return [{ ...about, '@type': 'TechArticle' }, breadcrumbs];
  if (page.isBasePage) return [{ ...about, '@type': 'CollectionPage' }, breadcrumbs];
  const application = {
    ...about,
    '@type': 'WebApplication',
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  };
  return [application, breadcrumbs];
}

/** The locales for link previews (`og:locale`), the page's own first. */
export function previewLocales(language: LanguageCode): readonly string[] {
  const own = languages.filter(({ code }) => code === language);
  const others = languages.filter(({ code }) => code !== language);
  return [...own, ...others].map(({ locale }) => locale);
}
