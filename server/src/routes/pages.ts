import { type LanguageCode, languageCookie, languageQuery } from '@fucina/site';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { etagOf, matchesEtag } from '../http/prepared-body.ts';
import { respond, respondProblem } from '../http/respond.ts';
import { llmsTxt, robotsTxt, sitemapXml } from '../pages/discovery.ts';
import { chooseEncoding } from '../pages/encoding.ts';
import { chooseLanguage, readCookie } from '../pages/language.ts';
import { originOf } from '../pages/origin.ts';
import { createPlacer, type PlacedBody } from '../pages/placed-documents.ts';
import type { SiteFile, SiteFiles } from '../pages/site-files.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';

interface PageDependencies {
  readonly settings: Settings;
  readonly site: SiteFiles;
}

const DISCOVERY = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: robotsTxt },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemapXml },
  '/llms.txt': { type: 'text/plain; charset=utf-8', write: llmsTxt },
} as const;

/** Serves the built site: whatever no other route took. */
export function pageRoutes(app: Hono<AppEnv>, { settings, site }: PageDependencies): void {
  const place = createPlacer(settings.PUBLIC_URL);

  for (const [path, { type, write }] of Object.entries(DISCOVERY)) {
    app.get(path, (c) => {
      c.set('route', path);
      const body = write(originOf(c, settings));
      return answerBytes(c, {
        body,
        type,
        etag: etagOf(body),
        headers: { 'Cache-Control': 'no-cache' },
      });
    });
  }

  app.notFound((c) => {
    const path = c.req.path;
    const asset = site.assets.get(path);
    if (asset !== undefined) return answerAsset(c, asset);
    const language = languageOf(c);
    const document = site.documents[language].get(path);
    if (document !== undefined) return answerDocument(c, document, language, 200);
    const canonical = path.replace(/\/+$/, '');
    if (canonical !== path && site.documents[language].has(canonical)) return moved(c, canonical);
    const notFound = site.notFound[language];
    return isForPrograms(path) || notFound === undefined
      ? respondProblem(c, new Problem(404, 'not_found', 'There is nothing here.'))
      : answerDocument(c, notFound, language, 404);
  });

  function answerAsset(c: AppContext, file: SiteFile): Response {
    c.set('route', 'asset');
    const encoding = chooseEncoding(c.req.header('accept-encoding'), file.encodings);
    return answerBytes(c, {
      body: file.bodies.get(encoding) ?? new Uint8Array(),
      type: file.type,
      etag: `"${file.hash}-${encoding}"`,
      headers: {
        'Cache-Control': file.cacheControl,
        Vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    });
  }

  function answerDocument(
    c: AppContext,
    document: SiteFile,
    language: LanguageCode,
    status: 200 | 404,
  ): Response | Promise<Response> {
    c.set('route', status === 404 ? 'not found' : c.req.path);
    const encoding = chooseEncoding(c.req.header('accept-encoding'), DOCUMENT_ENCODINGS);
    const answer = ({ bytes, etag }: PlacedBody) =>
      answerBytes(c, {
        body: bytes,
        type: document.type,
        etag,
        headers: {
          'Content-Language': language,
          'Cache-Control': document.cacheControl,
          Vary: 'Accept-Language, Cookie, Accept-Encoding',
          ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        },
        status,
        kind: 'page',
      });
    const placed = place(document, originOf(c, settings), encoding);
    return placed instanceof Promise ? placed.then(answer) : answer(placed);
  }
}

const DOCUMENT_ENCODINGS = new Set(['br', 'gzip', 'identity'] as const);

interface BytesAnswer {
  readonly body: Uint8Array<ArrayBuffer> | string;
  readonly type: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status?: 200 | 404;
  readonly kind?: 'page' | 'data';
}

function answerBytes(c: AppContext, answer: BytesAnswer): Response {
  const { body, type, etag, status = 200, kind } = answer;
  const headers = { ETag: etag, ...answer.headers };
  if (status === 200 && matchesEtag(c.req.header('if-none-match'), etag)) {
    return respond(c, { status: 304, body: null, headers }, kind);
  }
  const length = { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body)) };
  return respond(c, { status, body, headers: { ...length, ...headers } }, kind);
}

function languageOf(c: AppContext): LanguageCode {
  return chooseLanguage({
    query: c.req.raw.url.includes(languageQuery) ? c.req.query(languageQuery) : undefined,
    cookie: readCookie(c.req.header('cookie'), languageCookie),
    acceptLanguage: c.req.header('accept-language'),
  });
}

/** One address per page: the one without a slash at its end. */
function moved(c: AppContext, canonical: string): Response {
  const query = c.req.raw.url.indexOf('?');
  const search = query === -1 ? '' : c.req.raw.url.slice(query);
  return respond(c, {
    status: 308,
    body: null,
    headers: { Location: canonical + search, 'Cache-Control': 'no-cache' },
  });
}

function isForPrograms(path: string): boolean {
  return /^\/(?:api|assets|locales)(?:\/|$)/.test(path);
}
