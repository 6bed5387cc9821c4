import type { QueryOf, StatusPageData, watchHistoryEndpoint } from '@fucina/api-contract';
import { describePublicly } from '../api/describe-watch.ts';
import { readDays } from '../api/read-charts.ts';
import { readEvents, readIncidents } from '../api/read-lists.ts';
import { readPublicHeat, readPublicHistory } from '../api/read-publicly.ts';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';

/** Which edition's numbers are shown, and of which time. */
export type Shown = QueryOf<typeof watchHistoryEndpoint>;

/** All that a public page shows. */
export async function readStatusPage(
  running: RunningWatch,
  watch: KeptWatch,
  { edition, range }: Shown,
): Promise<StatusPageData> {
  const [status, history, days, heat, incidents, events] = await Promise.all([
    describePublicly(running, watch),
    readPublicHistory(running, watch, { edition, range }),
    readDays(running, watch, { edition }),
    readPublicHeat(running, watch, { edition, days: '28' }),
    readIncidents(running, watch, {}),
    readEvents(running, watch, {}),
  ]);
  return { status, at: running.now(), range, history, days, heat, incidents, events };
}
