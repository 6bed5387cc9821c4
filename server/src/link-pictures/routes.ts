import {
  fallbackLanguage,
  isLanguageCode,
  type LanguageCode,
  languageQuery,
  pageById,
} from '@fucina/site';
import { sentence } from '@fucina/site/words';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../app-env.ts';
import { answerBytes } from '../http/answer-bytes.ts';
import { askOwnApi } from '../http/own-api.ts';
import type { PreparedBody } from '../http/prepared-body.ts';
import { respond } from '../http/respond.ts';
import { clientOf } from '../limits/client.ts';
import type { DoDearWork, Job } from '../limits/dear-work.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { createPictureDrawer } from './draw-pictures.ts';
import { MAX_PICTURE_QUERY_LENGTH, PICTURE_FOLDER } from './find-link.ts';
import type { LinkPicture } from './link-picture.ts';
import { linkPictures } from './link-pictures.ts';

interface LinkPictureDependencies {
  readonly settings: Settings;
  readonly doLink: DoDearWork;
}

const ROUTE = `${PICTURE_FOLDER}{tool}.png`;
/** The state's own picture may be there the next time. */
const REDIRECT_FRESH_S = 60;

const byFile: ReadonlyMap<string, LinkPicture> = new Map(
  linkPictures.map((picture) => [`${picture.tool}.png`, picture]),
);

/** The pictures that the heads of pages name where their addresses open a state. */
export function linkPictureRoutes(
  app: Hono<AppEnv>,
  { settings, doLink }: LinkPictureDependencies,
): void {
  const draw = createPictureDrawer();

  app.get(`${PICTURE_FOLDER}:file`, async (c) => {
    c.env.visit.route = ROUTE;
    const answer = async (job: Job) => {
      const picture = byFile.get(c.req.param('file'));
      if (picture === undefined) throw new Problem(404, 'not_found', 'There is nothing here.');
      const query = queryOf(c);
      const language = languageOf(query);
      const askApi = (path: string) => askOwnApi(app, c, path);
      // Its turn ends before what our API is asked for comes: many may wait for the same.
      const { preparing } = await job.inTurn(async () => ({
        preparing: job.timed(() => picture.read(query)?.prepare(askApi, language)),
      }));
      const compose = await preparing;
      const { id, title } = pageById(picture.tool);
      return job.inTurn(async () => {
        const composed = compose && job.timed(compose);
        const file = composed && (await draw(sentence(title, language), composed.scene, job));
        return composed && file
          ? answerPicture(c, file, composed.maxAgeS)
          : redirect(c, `/og/${language}/${id}.png`);
      });
    };
    return doLink(clientOf(c, settings.TRUST_PROXY), answer, c.req.raw.signal);
  });
}

/** Empty if it is longer than any that we name. */
function queryOf(c: AppContext): URLSearchParams {
  const [, search = ''] = /\?([^#]*)/.exec(c.req.raw.url) ?? [];
  return new URLSearchParams(search.length > MAX_PICTURE_QUERY_LENGTH ? '' : search);
}

function languageOf(query: URLSearchParams): LanguageCode {
  const asked = query.get(languageQuery) ?? undefined;
  return isLanguageCode(asked) ? asked : fallbackLanguage;
}

function answerPicture(c: AppContext, file: PreparedBody, maxAgeS: number): Response {
  const headers = { 'Cache-Control': `public, max-age=${maxAgeS}` };
  return answerBytes(c, { ...file, headers, kind: 'shared' });
}

/** To the page's own picture. */
function redirect(c: AppContext, path: string): Response {
  const headers = { Location: path, 'Cache-Control': `public, max-age=${REDIRECT_FRESH_S}` };
  return respond(c, { status: 302, body: null, headers }, 'shared');
}
