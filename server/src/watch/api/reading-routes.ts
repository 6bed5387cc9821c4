// How a server was: the same by a link and on a public page.
import {
  publicDaysEndpoint,
  publicEventsEndpoint,
  publicHeatEndpoint,
  publicHistoryEndpoint,
  publicIncidentsEndpoint,
  publicStatusEndpoint,
  watchDaysEndpoint,
  watchEndpoint,
  watchEventsEndpoint,
  watchExportEndpoint,
  watchHeatEndpoint,
  watchHistoryEndpoint,
  watchIncidentsEndpoint,
} from '@fucina/api-contract';
import type { Bind, Freshness } from '../../http/endpoint.ts';
import { prepareBytes, prepareJson } from '../../http/prepared-body.ts';
import type { RunningWatch } from '../running-watch.ts';
import { openAsOwner, openByLink, openPublicPage } from './access.ts';
import { describePublicly, describeWatch } from './describe-watch.ts';
import { readExport, writeExport } from './export.ts';
import { readDays, readHeat, readHistory } from './read-charts.ts';
import { readEvents, readIncidents } from './read-lists.ts';
import { readPublicHeat, readPublicHistory } from './read-publicly.ts';

const PUBLIC: { readonly freshness: Freshness } = { freshness: { maxAgeS: 30 } };

/** `running` throws where servers are not watched. */
export function readingRoutes(bind: Bind, running: () => RunningWatch): void {
  const byLink = async ({ params, secret }: ByLink) =>
    (await openByLink(running(), params.id, secret)).watch;
  const ofPage = ({ params, isBot }: OfPage) => openPublicPage(running(), params.slug, { isBot });

  bind(watchEndpoint, {}, async ({ params, secret, inTurn }) => {
    const access = await openByLink(running(), params.id, secret);
    const described = await describeWatch(running(), access);
    return { reply: await inTurn(() => prepareJson(described)) };
  });
  bind(watchHistoryEndpoint, {}, async (request) => {
    const read = await readHistory(running(), await byLink(request), request.query);
    return { reply: await request.inTurn(() => prepareJson(read)) };
  });
  bind(watchDaysEndpoint, {}, async (request) => {
    const read = await readDays(running(), await byLink(request), request.query);
    return { reply: await request.inTurn(() => prepareJson(read)) };
  });
  bind(watchHeatEndpoint, {}, async (request) => {
    const read = await readHeat(running(), await byLink(request), request.query);
    return { reply: await request.inTurn(() => prepareJson(read)) };
  });
  bind(watchIncidentsEndpoint, {}, async (request) => ({
    reply: { json: await readIncidents(running(), await byLink(request), request.query) },
  }));
  bind(watchEventsEndpoint, {}, async (request) => ({
    reply: { json: await readEvents(running(), await byLink(request), request.query) },
  }));
  bind(watchExportEndpoint, {}, async ({ params, query, secret, inTurn }) => {
    const watch = await openAsOwner(running(), params.id, secret);
    const part = await readExport(running(), watch, query.from);
    const { text, type } = await inTurn(() => writeExport(part, query.format));
    return {
      reply: prepareBytes(text, type),
      headers: {
        'Content-Disposition': `attachment; filename="${watch.id}.${query.format}"`,
        ...(part.next !== null && { 'X-Next-From': String(part.next) }),
      },
    };
  });

  bind(publicStatusEndpoint, {}, async (request) => {
    const described = await describePublicly(running(), await ofPage(request));
    return { reply: await request.inTurn(() => prepareJson(described)), ...PUBLIC };
  });
  bind(publicHistoryEndpoint, {}, async (request) => {
    const watch = await ofPage(request);
    const read = await readPublicHistory(running(), watch, request.query);
    return { reply: await request.inTurn(() => prepareJson(read)), ...PUBLIC };
  });
  bind(publicDaysEndpoint, {}, async (request) => {
    const read = await readDays(running(), await ofPage(request), request.query);
    return { reply: await request.inTurn(() => prepareJson(read)), ...PUBLIC };
  });
  bind(publicHeatEndpoint, {}, async (request) => {
    const watch = await ofPage(request);
    const read = await readPublicHeat(running(), watch, request.query);
    return { reply: await request.inTurn(() => prepareJson(read)), ...PUBLIC };
  });
  bind(publicIncidentsEndpoint, {}, async (request) => ({
    reply: { json: await readIncidents(running(), await ofPage(request), request.query) },
    ...PUBLIC,
  }));
  bind(publicEventsEndpoint, {}, async (request) => ({
    reply: { json: await readEvents(running(), await ofPage(request), request.query) },
    ...PUBLIC,
  }));
}

interface ByLink {
  readonly params: { readonly id: string };
  readonly secret: string;
}

interface OfPage {
  readonly isBot: boolean;
  readonly params: { readonly slug: string };
}
