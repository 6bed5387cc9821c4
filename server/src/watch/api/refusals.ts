import { Problem } from '../../problem.ts';

/** A database that was restarted is back by then. */
const AWAY_S = 10;

/** The same for a wrong secret, and for what never was or is no more. */
export function watchNotFound(): Problem {
  return new Problem(404, 'watch_not_found', 'There is no such watch, or the link is another one.');
}

export function ownerOnly(): Problem {
  return new Problem(403, 'owner_only', 'This link may only look.');
}

export function watchOff(): Problem {
  return new Problem(503, 'watch_off', 'Servers are not watched on this installation.');
}

/** What is kept cannot be reached: its database is gone, or its disk. */
export function watchAway(cause: unknown): Problem {
  return new Problem(503, 'watch_away', 'What is kept cannot be reached now.', {
    headers: { 'Retry-After': String(AWAY_S) },
    cause,
  });
}

export function badZone(): Problem {
  return new Problem(400, 'bad_zone', 'There is no such time zone.');
}

export function changedMeanwhile(): Problem {
  return new Problem(409, 'changed_meanwhile', 'The watch was changed meanwhile: read it again.');
}

export function checkedRecently(retryAfterS: number): Problem {
  return new Problem(429, 'checked_recently', 'The server was checked a moment ago.', {
    headers: { 'Retry-After': String(retryAfterS) },
  });
}

export function badWindow(): Problem {
  const message = 'Announced work begins now or later, and lasts a day at most.';
  return new Problem(400, 'bad_window', message);
}

export function tooManyWindows(): Problem {
  return new Problem(400, 'too_many_windows', 'A watch has 20 windows of announced work at most.');
}

export function channelNotFound(): Problem {
  return new Problem(404, 'channel_not_found', 'This watch has no such channel.');
}

export function badWebhook(): Problem {
  return new Problem(400, 'bad_webhook', 'That is not the address of a webhook that we can use.');
}

export function blockedWebhook(): Problem {
  return new Problem(400, 'blocked_target', 'That address is not one that we send to.');
}

export function tooManyChannels(): Problem {
  return new Problem(400, 'too_many_channels', 'A watch has 8 channels at most.');
}

export function noSecret(): Problem {
  return new Problem(400, 'no_secret', 'This channel has no secret that could be changed.');
}

export function deliveryNotFound(): Problem {
  const message = 'There is no such message that did not arrive, or its channel is off.';
  return new Problem(404, 'delivery_not_found', message);
}

/** Why nothing more can be watched. */
export const DRAFT_REFUSALS = {
  full: () => new Problem(503, 'watch_full', 'All places for watched servers are taken.'),
  'target-full': () =>
    new Problem(400, 'target_full', 'This server is watched as often as it may be.'),
  'too-many': () => new Problem(429, 'too_many_watches', 'Ten servers a day are enough.'),
} as const;
