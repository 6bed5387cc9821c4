import { MAX_ANSWER_BYTES, type Price } from '@fucina/api-contract';
import { fallbackLanguage, isLanguageCode, languageQuery } from '@fucina/site';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext, AppEnv } from '../../app-env.ts';
import type { Caches } from '../../cache/caches.ts';
import { answerBytes } from '../../http/answer-bytes.ts';
import { isBot } from '../../http/is-bot.ts';
import { etagOf } from '../../http/prepared-body.ts';
import { clientOf } from '../../limits/client.ts';
import type { Limits } from '../../limits/limits.ts';
import type { DoInTurn } from '../../limits/turns.ts';
import { Problem } from '../../problem.ts';
import type { Settings } from '../../settings.ts';
import { openPublicPage } from '../api/access.ts';
import { describePublicly } from '../api/describe-watch.ts';
import { readDays } from '../api/read-charts.ts';
import { watchOff } from '../api/refusals.ts';
import type { RunningWatch } from '../running-watch.ts';
import { type EmbedTheme, writeEmbed, writeEmptyEmbed } from './embed-document.ts';

interface EmbedDependencies {
  readonly settings: Settings;
  readonly watch: RunningWatch | undefined;
  readonly caches: Caches;
  readonly limits: Limits;
  readonly doInTurn: DoInTurn;
}

export const EMBED_ROUTE = '/embed/:slug';
export const EMBED_PRICE: Price = { class: 'dear', answerBytes: MAX_ANSWER_BYTES };
const FRESH_S = 30;
const DEADLINE_MS = 10_000;
/** So many requests of the API would read as much; who has what is written read pays for them. */
const READS = 2;

/** The documents that pages of other sites show in a frame. */
export function embedRoutes(app: Hono<AppEnv>, dependencies: EmbedDependencies): void {
  const { settings, watch, caches, limits, doInTurn } = dependencies;
  const documents = caches.open({
    name: 'status-embed-1',
    schema: z.string(),
    ttlMs: FRESH_S * 1000,
    graceMs: 0,
    failureMs: 0,
    deadlineMs: DEADLINE_MS,
    maxEntries: 1000,
    maxBytes: 32 * 2 ** 20,
  });

  app.get(EMBED_ROUTE, async (c) => {
    c.env.visit.route = EMBED_ROUTE;
    const client = clientOf(c, settings.TRUST_PROXY);
    const asked = c.req.query(languageQuery);
    const language = isLanguageCode(asked) ? asked : fallbackLanguage;
    const theme = themeOf(c.req.query('theme'));
    try {
      await limits.spend(client, 'watch');
      if (watch === undefined) throw watchOff();
      const kept = await openPublicPage(watch, c.req.param('slug'), {
        isBot: isBot(c.req.header('user-agent')),
      });
      const pay = async () => void (await limits.spend(client, 'watch', READS));
      const write = async () => {
        const [status, { days }] = await Promise.all([
          describePublicly(watch, kept),
          readDays(watch, kept, {}),
        ]);
        return doInTurn(client, () => writeEmbed({ status, days, language, theme }));
      };
      const page = await documents.get(`${kept.slug} ${language} ${theme}`, write, pay);
      return answer(c, page.value, 200, { 'Cache-Control': `public, max-age=${FRESH_S}` });
    } catch (thrown) {
      if (!(thrown instanceof Problem)) throw thrown;
      const headers = { 'Cache-Control': 'no-store', ...thrown.headers };
      return answer(c, writeEmptyEmbed(language, theme), thrown.status, headers);
    }
  });
}

function answer(
  c: AppContext,
  html: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return answerBytes(c, {
    body: html,
    type: 'text/html; charset=utf-8',
    etag: etagOf(html),
    headers: { ...headers, 'X-Robots-Tag': 'noindex' },
    status,
    kind: 'embed',
  });
}

function themeOf(asked: string | undefined): EmbedTheme {
  return asked === 'light' || asked === 'dark' ? asked : 'auto';
}
