// What our server writes into the page of a public watch: a bundle of the site turns these numbers into HTML.
import type { LanguageCode } from '@fucina/site';
import type { QueryOf } from './endpoint.ts';
import type {
  PublicStatus,
  WatchDays,
  WatchEvents,
  WatchHeat,
  WatchHistory,
  WatchIncidents,
} from './replies/watch.ts';
import type { watchHistoryEndpoint } from './watch/reading.ts';

export interface StatusPageData {
  readonly status: PublicStatus;
  /** Unix seconds. */
  readonly at: number;
  readonly range: QueryOf<typeof watchHistoryEndpoint>['range'];
  /** Of one edition, as are days and heat. */
  readonly history: WatchHistory;
  readonly days: WatchDays;
  readonly heat: WatchHeat;
  readonly incidents: WatchIncidents;
  readonly events: WatchEvents;
}

/** Why there is nothing to show: no such page, no watch on this installation, or too much to do. */
export type StatusPageFailure = 'none' | 'off' | 'away' | 'busy';

export interface WrittenStatusPage {
  readonly title: string;
  readonly description: string;
  /** HTML, in which absolute addresses have `originPlaceholder`. */
  readonly content: string;
}

/** The export `renderStatusPage` of the bundle, which the build makes and the server loads. */
export type RenderStatusPage = (
  shown: StatusPageData | StatusPageFailure,
  language: LanguageCode,
  words: Readonly<Record<LanguageCode, object>>,
) => WrittenStatusPage;
