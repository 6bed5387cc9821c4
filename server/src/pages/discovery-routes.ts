import {
  everyPage,
  fallbackLanguage,
  type LanguageCode,
  openSearch,
  ruleOfPath,
  rulePage,
} from '@fucina/site';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { answerBytes } from '../http/answer-bytes.ts';
import { etagOf } from '../http/prepared-body.ts';
import type { Settings } from '../settings.ts';
import { llmsTxt, openSearchXml, robotsTxt, sitemapXml } from './discovery.ts';
import { languageOf } from './language.ts';
import { originOf } from './origin.ts';
import type { SiteFiles } from './site-files.ts';

interface Discovery {
  readonly type: string;
  readonly write: (origin: string, language: LanguageCode) => string;
}

/** What programs ask for to find their way about the site. */
export function discoveryRoutes(app: Hono<AppEnv>, settings: Settings, site: SiteFiles): void {
  const rules = [...site.documents[fallbackLanguage].keys()].flatMap(
    (path) => ruleOfPath(path) ?? [],
  );
  const pages = [...everyPage, ...rules.map(rulePage)];
  const discovery: Readonly<Record<string, Discovery>> = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', write: robotsTxt },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      write: (origin) => sitemapXml(origin, pages),
    },
    '/llms.txt': { type: 'text/plain; charset=utf-8', write: llmsTxt },
    [openSearch.path]: { type: `${openSearch.type}; charset=utf-8`, write: openSearchXml },
  };
  for (const [path, { type, write }] of Object.entries(discovery)) {
    app.get(path, (c) => {
      c.env.visit.route = path;
      const body = write(originOf(c, settings), languageOf(c));
      return answerBytes(c, {
        body,
        type,
        etag: etagOf(body),
        headers: { 'Cache-Control': 'no-cache' },
      });
    });
  }
}
