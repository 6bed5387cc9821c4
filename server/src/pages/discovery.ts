import { allPages, brand, languageCodes, languageQuery, type WordKey } from '@fucina/site';
import { words } from '@fucina/site/words';

export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** One entry per page; the languages are alternates of it. */
export function sitemapXml(origin: string): string {
  const entries = allPages.map(({ path }) => {
    const address = escapeXml(origin + path);
    const alternates = languageCodes.map(
      (code) => `    ${alternateLink(code, `${address}?${languageQuery}=${code}`)}`,
    );
    return [
      '  <url>',
      `    <loc>${address}</loc>`,
      ...alternates,
      `    ${alternateLink('x-default', address)}`,
      '  </url>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** The site for language models, in the form of llmstxt.org. */
export function llmsTxt(origin: string): string {
  const lines = allPages
    .filter((page) => page.path !== '/')
    .map((page) => `- [${word(page.title)}](${origin}${page.path}): ${word(page.description)}`);
  return [
    `# ${brand.name}`,
    '',
    `> ${word('shell.tagline')}.`,
    '',
    'Free, without login or tracking. Every page is in English (`?lng=en`) and Italian (`?lng=it`).',
    '',
    '## Pages',
    '',
    ...lines,
    '',
    '## API',
    '',
    `- [OpenAPI description](${origin}/api/openapi.json): server status, player skins, text gradients`,
    '',
  ].join('\n');
}

function alternateLink(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function word(key: WordKey): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (level, part) =>
        typeof level === 'object' && level !== null
          ? new Map(Object.entries(level)).get(part)
          : undefined,
      words.en,
    );
  return typeof found === 'string' ? found : key;
}
