import { endpoints } from '@fucina/api-contract';
import {
  alternatesOf,
  brand,
  canonicalPath,
  everyPage,
  fallbackLanguage,
  isWrittenByServer,
  type LanguageCode,
  languageCodes,
  languageQuery,
  openSearch,
  type Page,
  searchQuery,
  shells,
} from '@fucina/site';
import { englishMessage, words } from '@fucina/site/words';
import { apiReferenceWords, endpointSummary } from '@fucina/site/words/api-reference';
import { MCP_PATH, SERVER_CARD_PATH } from './server-card.ts';

export function robotsTxt(origin: string): string {
  // What is written by the server says itself, to whoever reads it, whether it may be listed.
  const unread = shells.filter((shell) => !isWrittenByServer(shell)).map(({ path }) => path);
  const closed = ['/api', '/embed', ...unread].map((path) => `Disallow: ${path}/\n`);
  return `User-agent: *\nAllow: /\n${closed.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** One entry per page and language, with the page's canonical address. */
export function sitemapXml(origin: string, pages: readonly Page[]): string {
  const entries = pages.flatMap((page) => {
    const links = alternatesOf(page).map(
      ({ language, path }) => `    ${alternateLink(language, escapeXml(origin + path))}`,
    );
    return languageCodes.map((code) =>
      [
        '  <url>',
        `    <loc>${escapeXml(origin + canonicalPath(page, code))}</loc>`,
        ...links,
        '  </url>',
      ].join('\n'),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Lets browsers search the site: https://github.com/dewitt/opensearch. */
export function openSearchXml(origin: string, language: LanguageCode): string {
  const { shell, search } = words[language];
  const own = escapeXml(`${origin}${openSearch.path}?${languageQuery}=${language}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${brand.name}</ShortName>`,
    `  <LongName>${escapeXml(`${brand.name}: ${search.title}`)}</LongName>`,
    `  <Description>${escapeXml(shell.tagline)}</Description>`,
    `  <Language>${language}</Language>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="180" height="180" type="image/png">${escapeXml(origin)}/icon-180.png</Image>`,
    `  <Url type="text/html" template="${escapeXml(origin)}/?${searchQuery}={searchTerms}"/>`,
    `  <Url type="${openSearch.type}" rel="self" template="${own}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}

/** An overview of the site for language models, in the format of llmstxt.org. */
export function llmsTxt(origin: string): string {
  const lines = everyPage
    .filter((page) => page.path !== '/')
    .map(
      (page) =>
        `- [${englishMessage(page.title)}](${origin}${page.path}): ${englishMessage(page.description)}`,
    );
  return [
    `# ${brand.name}`,
    '',
    `> ${englishMessage('shell.tagline')}.`,
    '',
    'Free, without login or tracking. Every page is in English (`?lng=en`) and Italian (`?lng=it`).',
    '',
    '## Pages',
    '',
    ...lines,
    '',
    '## API',
    '',
    `- [OpenAPI description](${origin}/api/openapi.json)`,
    ...endpoints.map(
      ({ id, method, path }) =>
        `- \`${method} ${path}\`: ${endpointSummary(apiReferenceWords[fallbackLanguage], id)}`,
    ),
    '',
    '## Model Context Protocol',
    '',
    `- [Server card](${origin}${SERVER_CARD_PATH}): the tools over streamable HTTP at ${origin}${MCP_PATH}, all read-only`,
    '',
  ].join('\n');
}

function alternateLink(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
