import {
  brand,
  fallbackLanguage,
  type LanguageCode,
  languageQuery,
  manifestPath,
  openSearch,
} from '@fucina/site';
import type { RenderedPage } from '../src/entry/rendered-page.ts';

interface DocumentParts {
  /** Vite's built `index.html` without its scripts, with its styles. */
  readonly template: string;
  /** The inline script (first-script.ts). */
  readonly script: string;
  readonly language: LanguageCode;
  readonly page: RenderedPage;
  /** Files of words and of scripts that the page needs, loaded after the first paint. */
  readonly words: readonly string[];
  readonly modules: readonly string[];
  /** Scripts that the first answer needs, loaded after the first input. */
  readonly answerModules: readonly string[];
  /** Style files of the page alone. */
  readonly styles: readonly string[];
  readonly origin: string;
}

/** The whole document of a prerendered page. */
export function writeDocument({
  template,
  script,
  language,
  page,
  words,
  modules,
  answerModules,
  styles,
  origin,
}: DocumentParts) {
  const head = [
    `<script>${script}</script>`,
    ...headTags(page, origin),
    `<link rel="search" type="${openSearch.type}" title="${brand.name}" href="${openSearch.path}?${languageQuery}=${language}">`,
    ...words.map(wordsPreload),
    ...modules.map((path) => `<link data-after-paint="modulepreload" crossorigin href="${path}">`),
    ...answerModules.map((path) => `<link data-after-input crossorigin href="${path}">`),
  ].join('\n    ');
  // Replacements are functions because `$` means something in a replacement text.
  return (
    template
      .replace('lang="en"', () => `lang="${language}"`)
      .replace(manifestPath(fallbackLanguage), () => manifestPath(language))
      .replace('<!--head-->', () => head)
      .replace('<!--body-->', () => page.body)
      // After the template's styles, which set the order of the cascade layers.
      .replace('</head>', () => `${styles.map(stylesheet).join('')}</head>`)
  );
}

function headTags({ head, locales, data, image }: RenderedPage, origin: string): string[] {
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
  ];
  if (head.canonical === '') return [...tags, meta('name', 'robots', 'noindex')];
  return [
    ...tags,
    `<link rel="canonical" href="${escapeHtml(origin + head.canonical)}">`,
    ...head.alternates.map(
      (alternate) =>
        `<link rel="alternate" hreflang="${alternate.language}" href="${escapeHtml(origin + alternate.path)}">`,
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', origin + head.canonical),
    ...locales.map((locale, index) =>
      meta('property', index === 0 ? 'og:locale' : 'og:locale:alternate', locale),
    ),
    meta('property', 'og:image', origin + image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', origin + image),
    ...data.map((block) => `<script type="application/ld+json">${inScript(block)}</script>`),
  ];
}

function stylesheet(path: string): string {
  return `<link rel="stylesheet" crossorigin href="${path}">`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** With the credentials mode of a plain `fetch`; otherwise the browser loads the words twice. */
function wordsPreload(path: string): string {
  return `<link data-after-paint="preload" href="${path}" as="fetch" crossorigin="anonymous">`;
}

function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
