// What one client may ask of us a minute, and what all of them together may ask of one target through us.

interface Budget {
  readonly perMinute: number;
  /** Begins the sentence of a refusal. */
  readonly refusal: string;
  /** Spent by a client: its wider IPv6 networks pay too, out of a multiple of the budget. */
  readonly isPerClient: boolean;
}

/** Classes of work. Pages come from memory and have no budget: refusing costs as much. */
export type Work = keyof typeof BUDGETS;

export type Budgets = Readonly<Record<Work, Budget>>;

export const BUDGETS = {
  // Requests, whatever they cost us.
  status: client(300, 'Too many requests for server statuses'),
  profile: client(300, 'Too many requests for player profiles'),
  image: client(600, 'Too many requests for pictures'),
  // The page asks on every change.
  gradient: client(600, 'Too many requests for gradients'),
  // Messages of the Model Context Protocol; what a tool asks the API is charged there as well.
  mcp: client(300, 'Too many requests of tools'),
  // What no page, file or endpoint answers, and the descriptions of this server for programs.
  other: client(300, 'Too many requests'),
  // Of these, the ones that no cache could answer: a real ping, a question to Mojang.
  ping: client(30, 'You have checked too many servers'),
  lookup: client(60, 'You have looked up too many players'),
  // Pings of one address and port, whoever asks.
  target: shared(6, 'This server has been checked too often'),
  // Pings of one address: hosts share one among dozens of servers, each on a port of its own.
  'target-address': shared(60, 'The servers at this address have been checked too often'),
  // Pings of one /24 or IPv6 /64: what four such hosts may have.
  'target-network': shared(240, 'The servers of this network have been checked too often'),
} as const;

function client(perMinute: number, refusal: string): Budget {
  return { perMinute, refusal, isPerClient: true };
}

function shared(perMinute: number, refusal: string): Budget {
  return { perMinute, refusal, isPerClient: false };
}
