import {
  documentPath,
  everyPage,
  isWrittenByServer,
  type LanguageCode,
  nameInPath,
  readPath,
  ruleOfPath,
  rulesPath,
  type Shell,
  shellOf,
  shells,
} from '@fucina/site';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../app-env.ts';
import { answerBytes } from '../http/answer-bytes.ts';
import { isBot } from '../http/is-bot.ts';
import { askOwnApi } from '../http/own-api.ts';
import { etagOf, matchesEtag } from '../http/prepared-body.ts';
import { respondProblem } from '../http/respond.ts';
import type { HeaderRecord } from '../http/security-headers.ts';
import { clientOf } from '../limits/client.ts';
import type { DoDearWork, Job } from '../limits/dear-work.ts';
import type { Limits } from '../limits/limits.ts';
import { findLink, type Link, mayOpenState } from '../link-pictures/find-link.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { createAssetAnswers } from './asset-answers.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { languageOf } from './language.ts';
import { createLinker } from './linked-documents.ts';
import { originOf } from './origin.ts';
import { rawPath, redirect, searchOf } from './page-address.ts';
import { createPlacer, type PlacedBody } from './placed-documents.ts';
import {
  PLAIN_STATUS_PATH,
  type PlainQuestion,
  plainError,
  plainQuestionUrl,
  plainStatus,
  readPlainQuestion,
  withPlainResult,
} from './plain-status.ts';
import { createRewriter } from './rewritten-documents.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';
import { rewritingOf, type WritePage } from './written-pages.ts';

interface PageDependencies {
  readonly settings: Settings;
  readonly limits: Limits;
  readonly site: SiteFiles;
  readonly doLink: DoDearWork;
  /** Of the pages that our server writes. */
  readonly writers?: Partial<Readonly<Record<Shell['id'], WritePage>>>;
}

/** Serves the built site, for requests that no other route handles. */
export function pageRoutes(app: Hono<AppEnv>, dependencies: PageDependencies): void {
  const { settings, site, limits, doLink, writers = {} } = dependencies;
  const place = createPlacer(settings.PUBLIC_URL);
  const rewriteDocument = createRewriter(place);
  const linkDocument = createLinker(rewriteDocument);
  const answerAsset = createAssetAnswers(site, settings);

  discoveryRoutes(app, settings, site);

  app.get(PLAIN_STATUS_PATH, (c, next) => {
    const question = readPlainQuestion(searchOf(c));
    const language = languageOf(c);
    const document = site.documents[language].get(PLAIN_STATUS_PATH);
    return question && document ? answerPlainly(c, document, language, question) : next();
  });

  const answer = (c: AppContext) => {
    const path = c.req.path;
    const asset = answerAsset(c, path);
    if (asset !== undefined) return asset;
    const language = languageOf(c);
    const target = readPath(rawPath(c));
    if (target.kind === 'redirect') return redirect(c, target.page.path);
    const document =
      target.kind === 'page' ? site.documents[language].get(documentPath(target.page)) : undefined;
    // A rule of another version, or one that is misspelt: they are listed there.
    if (document === undefined && ruleOfPath(path) !== undefined) return redirect(c, rulesPath);
    const shell = target.kind === 'page' ? shellOf(target.page) : undefined;
    const write = shell && writers[shell.id];
    if (document !== undefined && write) return answerWritten(c, document, language, write);
    if (document !== undefined && shell) {
      return answerDocument(c, document, language, 200, UNLISTED);
    }
    if (document !== undefined) {
      return mayOpenState(path, searchOf(c))
        ? answerOpened(c, document, language)
        : answerDocument(c, document, language, 200);
    }
    return answerUnknown(c, language);
  };
  // Not needed for the right answer: what no route matches takes the framework longer.
  for (const { path } of everyPage) app.get(path, answer);
  for (const { path } of shells.filter(isWrittenByServer)) app.get(`${path}/:name`, answer);
  app.notFound(answer);

  async function answerUnknown(c: AppContext, language: LanguageCode): Promise<Response> {
    await limits.spend(clientOf(c, settings.TRUST_PROXY), 'other');
    const notFound = site.notFound[language];
    return isForPrograms(c.req.path) || notFound === undefined
      ? respondProblem(c, new Problem(404, 'not_found', 'There is nothing here.'), c.req.path)
      : answerDocument(c, notFound, language, 404);
  }

  /** For browsers without scripts: the server makes the API request, within the same limits. */
  function answerPlainly(
    c: AppContext,
    document: SiteFile,
    language: LanguageCode,
    question: PlainQuestion,
  ): Promise<Response> {
    c.env.visit.route = PLAIN_STATUS_PATH;
    return withLeave(c, document, language, async (job) => {
      job.expectTurn();
      const error = plainError(question, language);
      const reply = error ? undefined : await askOwnApi(app, c, plainQuestionUrl(question));
      const { bytes } = await place(document, originOf(c, settings), 'identity');
      return job.inTurn(async () => {
        // Undefined unless the API succeeds.
        const status: unknown = reply?.ok ? await reply.json() : undefined;
        return job.timed(() => {
          const text = error ?? plainStatus(status, language);
          return answerBytes(c, {
            body: withPlainResult(new TextDecoder().decode(bytes), question, text),
            type: document.type,
            etag: etagOf(text),
            headers: { 'Content-Language': language, 'Cache-Control': 'no-store' },
            kind: 'page',
          });
        });
      });
    });
  }

  /** Whole without scripts. What it shows is told apart by its hash, so that nobody gets it twice. */
  async function answerWritten(
    c: AppContext,
    document: SiteFile,
    language: LanguageCode,
    write: WritePage,
  ): Promise<Response> {
    const { path } = c.req;
    c.env.visit.route = routeOf(path);
    const query = new URLSearchParams(searchOf(c));
    const client = clientOf(c, settings.TRUST_PROXY);
    const isBotAsking = isBot(c.req.header('user-agent'));
    const name = nameInPath(path);
    const answer = await write({ name, query, language, client, isBot: isBotAsking });
    const encoding = chooseEncoding(c.req.header('accept-encoding'), DOCUMENT_ENCODINGS);
    const origin = originOf(c, settings);
    const rewriting = rewritingOf(answer.written, { origin, path });
    const { etag, bytes } = rewriteDocument(document, rewriting, { origin, encoding });
    const headers = {
      ...documentHeaders(document, language, encoding),
      ...answer.headers,
      'X-Robots-Tag': 'noindex',
    };
    const isKnown = answer.status === 200 && matchesEtag(c.req.header('if-none-match'), etag);
    const body = isKnown ? '' : await bytes();
    const { status } = answer;
    return answerBytes(c, { body, type: document.type, etag, headers, status, kind: 'page' });
  }

  /** For programs that preview links: the head is about the state in the address. */
  function answerOpened(
    c: AppContext,
    document: SiteFile,
    language: LanguageCode,
  ): Promise<Response> {
    return withLeave(c, document, language, (job) =>
      job.inTurn(async () => {
        const link = job.timed(() => findLink(c.req.path, searchOf(c), language));
        return link
          ? answerLinked(c, document, language, link, job)
          : answerDocument(c, document, language, 200);
      }),
    );
  }

  /** Who asks for too many, or while there is too much to do, gets the page as it is. */
  async function withLeave(
    c: AppContext,
    document: SiteFile,
    language: LanguageCode,
    answer: (job: Job) => Promise<Response>,
  ): Promise<Response> {
    try {
      return await doLink(clientOf(c, settings.TRUST_PROXY), answer, c.req.raw.signal);
    } catch (thrown) {
      if (!(thrown instanceof Problem)) throw thrown;
      return answerDocument(c, document, language, 200);
    }
  }

  async function answerLinked(
    c: AppContext,
    document: SiteFile,
    language: LanguageCode,
    link: Link,
    job: Job,
  ): Promise<Response> {
    c.env.visit.route = c.req.path;
    const encoding = chooseEncoding(c.req.header('accept-encoding'), DOCUMENT_ENCODINGS);
    const origin = originOf(c, settings);
    const { etag, bytes } = job.timed(() => linkDocument(document, link, { origin, encoding }));
    const headers = documentHeaders(document, language, encoding);
    const isKnown = matchesEtag(c.req.header('if-none-match'), etag);
    const body = isKnown ? '' : await bytes();
    return answerBytes(c, { body, type: document.type, etag, headers, kind: 'page' });
  }

  function answerDocument(
    c: AppContext,
    document: SiteFile,
    language: LanguageCode,
    status: 200 | 404,
    more: HeaderRecord = {},
  ): Response | Promise<Response> {
    c.env.visit.route = status === 404 ? 'not found' : routeOf(c.req.path);
    const encoding = chooseEncoding(c.req.header('accept-encoding'), DOCUMENT_ENCODINGS);
    const answer = ({ bytes, etag }: PlacedBody) =>
      answerBytes(c, {
        body: bytes,
        type: document.type,
        etag,
        headers: { ...documentHeaders(document, language, encoding), ...more },
        status,
        kind: 'page',
      });
    const placed = place(document, originOf(c, settings), encoding);
    return placed instanceof Promise ? placed.then(answer) : answer(placed);
  }
}

/** Their addresses are nobody else's business: neither of search engines nor of those to whom a link leads. */
const UNLISTED = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

/** Rules are counted together, and so are watches: each would be a row of its own in the metrics. */
function routeOf(path: string): string {
  if (ruleOfPath(path) !== undefined) return rulesPath;
  const target = readPath(path);
  return target.kind === 'page' ? documentPath(target.page) : path;
}

const DOCUMENT_ENCODINGS = new Set(['br', 'gzip', 'identity'] as const);

function documentHeaders(document: SiteFile, language: LanguageCode, encoding: Encoding) {
  return {
    'Content-Language': language,
    'Cache-Control': document.cacheControl,
    Vary: 'Accept-Language, Cookie, Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
}

function isForPrograms(path: string): boolean {
  return /^\/(?:api|head|assets|locales)(?:\/|$)/.test(path);
}
