// What other pages and programs show of a public page.
import {
  publicBadgeEndpoint,
  publicFeedEndpoint,
  publicPictureEndpoint,
  publicSparkEndpoint,
  type QueryOf,
} from '@fucina/api-contract';
import { fillIn, sentence } from '@fucina/site/words';
import type { Bind, Freshness } from '../../http/endpoint.ts';
import { prepareBytes } from '../../http/prepared-body.ts';
import { createPictureDrawer } from '../../link-pictures/draw-pictures.ts';
import { Problem } from '../../problem.ts';
import { writeBadge } from '../../tools/status/images/badge.ts';
import { openPublicPage } from '../api/access.ts';
import { describePublicly } from '../api/describe-watch.ts';
import { readDays } from '../api/read-charts.ts';
import { readIncidents } from '../api/read-lists.ts';
import { readPublicHistory } from '../api/read-publicly.ts';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';
import { writeTarget } from '../target-address.ts';
import { dayBars } from './day-bars.ts';
import { writeFeed } from './feed.ts';
import { SPARK_COLORS, SPARK_SIZE, type Spark, sparkLine, writeSpark } from './spark.ts';
import { missingBadge, statusBadge } from './status-badge.ts';
import { statusScene } from './status-scene.ts';
import { writeNumber } from './write-numbers.ts';

const SVG = 'image/svg+xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const BADGE: Freshness = { maxAgeS: 60, staleWhileRevalidateS: 300 };
const PICTURE: Freshness = { maxAgeS: 300 };
const RANGES = { '1': 'day', '7': 'week', '30': 'month', '90': 'quarter' } as const;
/** It is drawn while it is the client's turn, who has a budget of requests. */
const JOB = { timed: <Value>(work: () => Value) => work() };

/** `running` throws where servers are not watched. `origin` is that of this installation, empty if it is not told. */
export function showingRoutes(bind: Bind, running: () => RunningWatch, origin: string): void {
  const open = ({ params, isBot }: OfPage) => openPublicPage(running(), params.slug, { isBot });
  const draw = createPictureDrawer();

  bind(publicBadgeEndpoint, {}, async (request) => {
    const watch = await open(request).catch(noneIfMissing);
    if (watch === undefined) {
      return { reply: prepareBytes(writeBadge(missingBadge(request.query)), SVG), status: 404 };
    }
    const status = await describePublicly(running(), watch);
    const svg = await request.inTurn(() => writeBadge(statusBadge(status, request.query)));
    return { reply: prepareBytes(svg, SVG), freshness: BADGE };
  });

  bind(publicSparkEndpoint, {}, async (request) => {
    const watch = await open(request);
    const drawSpark = await readSpark(running(), watch, request.query);
    const svg = await request.inTurn(() => writeSpark(drawSpark()));
    return { reply: prepareBytes(svg, SVG), freshness: BADGE };
  });

  bind(publicFeedEndpoint, {}, async (request) => {
    const watch = await open(request);
    const [status, { incidents }] = await Promise.all([
      describePublicly(running(), watch),
      readIncidents(running(), watch, {}),
    ]);
    const { lng: language } = request.query;
    const xml = await request.inTurn(() => writeFeed({ status, incidents, language, origin }));
    return { reply: prepareBytes(xml, ATOM), freshness: PICTURE };
  });

  bind(publicPictureEndpoint, {}, async (request) => {
    const { lng: language } = request.query;
    const status = await describePublicly(running(), await open(request));
    const title = sentence('status_page.title', language);
    const file = await request.inTurn(() => draw(title, statusScene(status, language), JOB));
    if (file === undefined) throw new Problem(500, 'internal', 'The picture could not be drawn.');
    return { reply: file, freshness: PICTURE };
  });
}

function noneIfMissing(thrown: unknown): undefined {
  if (thrown instanceof Problem && thrown.status === 404) return undefined;
  throw thrown;
}

interface OfPage {
  readonly params: { readonly slug: string };
  readonly isBot: boolean;
}

/** What is drawn later has been read then. */
async function readSpark(
  running: RunningWatch,
  watch: KeptWatch,
  { show, days, edition, theme, lng }: QueryOf<typeof publicSparkEndpoint>,
): Promise<() => Spark> {
  const [target] = watch.targets;
  const server = target ? writeTarget(target.address) : '';
  if (show === 'bars') {
    const read = await readDays(running, watch, { edition });
    const colors = SPARK_COLORS[theme];
    return () => ({
      title: fillIn(sentence('status_page.spark.bars', lng), { server }),
      content: dayBars(read.days, SPARK_SIZE, (color) => `fill="${colors[color]}"`),
    });
  }
  const history = await readPublicHistory(running, watch, { edition, range: RANGES[days] });
  return () => {
    const values = history[show];
    const known = values.filter((value) => value !== null);
    const said = fillIn(sentence(`status_page.spark.${show}`, lng), { server });
    const unit = show === 'latency' ? ' ms' : '';
    const [lowest, highest] = [Math.min(...known), Math.max(...known)].map(
      (value) => `${writeNumber(value, lng)}${unit}`,
    );
    const range = fillIn(sentence('status_page.spark.range', lng), {
      lowest: lowest ?? '',
      highest: highest ?? '',
    });
    return {
      title: known.length === 0 ? said : `${said}: ${range}`,
      content: sparkLine(values, theme),
    };
  };
}
