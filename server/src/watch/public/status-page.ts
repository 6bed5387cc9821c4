import {
  MAX_ANSWER_BYTES,
  type Price,
  publicHistoryEndpoint,
  type RenderStatusPage,
  type StatusPageFailure,
} from '@fucina/api-contract';
import { readInput } from '@fucina/api-contract/answers';
import { languageQuery } from '@fucina/site';
import { words } from '@fucina/site/words';
import { targetState } from '@fucina/watch';
import { z } from 'zod';
import type { Caches } from '../../cache/caches.ts';
import type { Limits } from '../../limits/limits.ts';
import type { DoInTurn } from '../../limits/turns.ts';
import type { WritePage } from '../../pages/written-pages.ts';
import { Problem } from '../../problem.ts';
import { openPublicPage } from '../api/access.ts';
import { watchOff } from '../api/refusals.ts';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';
import { readStatusPage, type Shown } from './read-status-page.ts';

interface StatusPageDependencies {
  /** Absent where servers are not watched. */
  readonly watch: RunningWatch | undefined;
  readonly caches: Caches;
  readonly limits: Limits;
  readonly doInTurn: DoInTurn;
  /** The bundle of the build. It is large, so it is loaded with the first page. */
  readonly loadRenderer: () => Promise<RenderStatusPage>;
}

const written = z.object({
  title: z.string(),
  description: z.string(),
  content: z.string(),
  picture: z.string(),
});

/** Of writing it; whoever comes within half a minute gets what is written. */
export const STATUS_PAGE_PRICE: Price = { class: 'dear', answerBytes: MAX_ANSWER_BYTES };

/** So many requests of the API would read as much; who has what is written read pays for them. */
const READS = 6;
const FRESH_MS = 30_000;
const DEADLINE_MS = 10_000;

/** Writes the page of a public watch: once for all who come within half a minute. */
export function createStatusPageWriter({
  watch,
  caches,
  limits,
  doInTurn,
  loadRenderer,
}: StatusPageDependencies): WritePage {
  const pages = caches.open({
    name: 'status-page-1',
    schema: written,
    ttlMs: FRESH_MS,
    graceMs: 0,
    failureMs: 0,
    deadlineMs: DEADLINE_MS,
    maxEntries: 500,
    maxBytes: 32 * 2 ** 20,
  });

  return async ({ name: slug, query, language, client, isBot }) => {
    try {
      await limits.spend(client, 'watch');
      if (watch === undefined) throw watchOff();
      // Each time: a page that was made private is gone at once.
      const kept = await openPublicPage(watch, slug, { isBot });
      const shown = shownOf(query, kept);
      // Another state is another page: whoever hears of it looks at once.
      const states = kept.targets.map(({ standing }) => targetState(standing, true));
      const key = [slug, language, shown.edition, shown.range, ...states].join(' ');
      const pay = async () => void (await limits.spend(client, 'watch', READS));
      const write = async () => {
        const [render, data] = await Promise.all([
          loadRenderer(),
          readStatusPage(watch, kept, shown),
        ]);
        const picture = `/api/status/${slug}/og.png?${languageQuery}=${language}`;
        return doInTurn(client, () => ({ ...render(data, language, words), picture }));
      };
      const page = await pages.get(key, write, pay);
      return { status: 200, written: page.value };
    } catch (thrown) {
      if (!(thrown instanceof Problem)) throw thrown;
      const render = await loadRenderer();
      const { status, headers } = thrown;
      return { status, headers, written: render(failureOf(thrown), language, words) };
    }
  };
}

/** What is asked for and is not there is as if nothing were asked for: the page is there all the same. */
function shownOf(query: URLSearchParams, { targets }: KeptWatch): Shown {
  const asked = readInput(publicHistoryEndpoint.query, Object.fromEntries(query));
  const editions = targets.map(({ address }) => address.edition);
  const edition = editions.find((each) => asked.ok && each === asked.value.edition) ?? editions[0];
  return { edition, range: asked.ok ? asked.value.range : 'day' };
}

function failureOf({ code }: Problem): StatusPageFailure {
  switch (code) {
    case 'watch_not_found':
      return 'none';
    case 'watch_off':
      return 'off';
    case 'watch_away':
      return 'away';
    default:
      return 'busy';
  }
}
