// What one client may ask of us a minute, and what all of them together may ask of one target through us.

import { CLIENT_BUDGETS } from '@fucina/api-contract';

interface Budget {
  readonly perMinute: number;
  /** What it counts: requests, or how long they keep the process from serving others. */
  readonly unit: BudgetUnit;
  /** Refused while the event loop lags: costs much processor time or opens sockets. */
  readonly isShed: boolean;
  /** Begins the sentence of a refusal. */
  readonly refusal: string;
  /** Spent by a client: its wider IPv6 networks pay too, out of a multiple of the budget. */
  readonly isPerClient: boolean;
}

export type BudgetUnit = 'requests' | 'milliseconds';

/** Classes of work. Pages come from memory and have no budget: refusing costs as much. */
export type Work = keyof typeof BUDGETS;

export type Budgets = Readonly<Record<Work, Budget>>;

export const BUDGETS = {
  // Requests, whatever they cost us.
  status: client(CLIENT_BUDGETS.status, 'Too many requests for server statuses'),
  profile: client(CLIENT_BUDGETS.profile, 'Too many requests for player profiles'),
  image: client(CLIENT_BUDGETS.image, 'Too many requests for pictures'),
  gradient: shed(client(CLIENT_BUDGETS.gradient, 'Too many requests for gradients')),
  watch: client(CLIENT_BUDGETS.watch, 'Too many requests for watched servers'),
  'watch-live': client(CLIENT_BUDGETS['watch-live'], 'Too many streams of news'),
  'watch-change': client(CLIENT_BUDGETS['watch-change'], 'Too many changes'),
  'watch-test': client(CLIENT_BUDGETS['watch-test'], 'Too many tests of channels'),
  'watch-create': client(CLIENT_BUDGETS['watch-create'], 'Too many servers to watch'),
  // Pictures of what links open, and pages that name one: a twentieth of one processor.
  link: shed(inMilliseconds(client(3000, 'Too many requests for pictures of links'))),
  // Messages of the Model Context Protocol; what a tool asks the API is charged there as well.
  mcp: shed(inMilliseconds(client(3000, 'Too many requests of tools'))),
  // What no page, file or endpoint answers, and the descriptions of this server for programs.
  other: client(300, 'Too many requests'),
  // Of these, the ones that no cache could answer: a real ping, a question to Mojang.
  ping: shed(client(CLIENT_BUDGETS.ping, 'You have checked too many servers')),
  lookup: shed(client(CLIENT_BUDGETS.lookup, 'You have looked up too many players')),
  // Pings of one name, address and port, whoever asks: behind one address and port there may be a server for each name.
  target: shared(6, 'This server has been checked too often'),
  // What one client may use up of that, so that nobody silences a server for all others.
  'target-share': shared(3, 'You have checked this server too often'),
  // Pings of one address: hosts share one among dozens of servers, by ports or by names.
  'target-address': shared(60, 'The servers at this address have been checked too often'),
  'target-address-share': shared(6, 'You have checked the servers at this address too often'),
  // Pings of one /24 or IPv6 /64: what four such hosts may have.
  'target-network': shared(240, 'The servers of this network have been checked too often'),
  'target-network-share': shared(24, 'You have checked the servers of this network too often'),
} as const;

function client(perMinute: number, refusal: string): Budget {
  return { perMinute, refusal, isPerClient: true, unit: 'requests', isShed: false };
}

function shared(perMinute: number, refusal: string): Budget {
  return { perMinute, refusal, isPerClient: false, unit: 'requests', isShed: false };
}

function shed(budget: Budget): Budget {
  return { ...budget, isShed: true };
}

function inMilliseconds(budget: Budget): Budget {
  return { ...budget, unit: 'milliseconds' };
}
