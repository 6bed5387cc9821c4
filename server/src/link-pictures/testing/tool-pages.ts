import { allPages, originPlaceholder, perLanguage, shells, writtenContentId } from '@fucina/site';
import { type SiteFiles, siteFile } from '../../pages/site-files.ts';
import { testSite } from '../../testing/test-site.ts';

/** A built site with every page, and place for what is written into some; their heads are written as the build writes them. */
export function siteWithHeads(body = ''): SiteFiles {
  const documents = (language: string) =>
    new Map(
      [...allPages, ...shells].map(({ id, path }) => {
        const html = pageHtml(language, id, body);
        const bodies = new Map([['identity', new TextEncoder().encode(html)] as const]);
        return [path, siteFile('/page.html', bodies)] as const;
      }),
    );
  return { ...testSite(), documents: perLanguage(documents) };
}

function pageHtml(language: string, id: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head>
    <title>${id}</title>
    <meta name="description" content="About &quot;${id}&quot;">
    <link rel="canonical" href="${originPlaceholder}/${id}?lng=${language}">
    <meta property="og:title" content="${id} | Fucina">
    <meta property="og:description" content="About ${id}">
    <meta property="og:url" content="${originPlaceholder}/${id}?lng=${language}">
    <meta property="og:image" content="${originPlaceholder}/og/${language}/${id}.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${id} | Fucina">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:image" content="${originPlaceholder}/og/${language}/${id}.png">
  </head><body><meta property="og:image" content="in the body"><h1>${id}</h1><div id="${writtenContentId}" class="contents"></div>${body}</body></html>`;
}
