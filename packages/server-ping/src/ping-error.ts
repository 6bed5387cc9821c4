import { OwnShortage, ResolverFailure } from './own-failure.ts';
import type { PingCode, PingStage } from './status-reply.ts';

/** Why a ping failed; `reason` is the server's own message, if there is one. */
export interface PingError {
  readonly stage: PingStage;
  readonly code: PingCode;
  readonly reason?: string;
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: PingError };

export function failed(stage: PingStage, code: PingCode, reason?: string) {
  return {
    ok: false,
    error: reason === undefined ? { stage, code } : { stage, code, reason },
  } as const;
}

const OWN_SHORTAGES = new Set<string | undefined>([
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'ENOMEM',
  'EAGAIN',
]);

/** The code of a socket error; throws when the cause is this machine and not the server. */
export function socketErrorCode(error: NodeJS.ErrnoException): PingCode {
  if (OWN_SHORTAGES.has(error.code)) throw new OwnShortage(error);
  switch (error.code) {
    case 'ECONNREFUSED':
      return 'refused';
    case 'ECONNRESET':
    case 'EPIPE':
    case 'ECONNABORTED':
      return 'reset';
    case 'ETIMEDOUT':
      return 'timeout';
    default:
      return 'unreachable';
  }
}

/** What keeps this machine from looking up a name. */
export function ownFailure(cause: NodeJS.ErrnoException): OwnShortage | ResolverFailure {
  return OWN_SHORTAGES.has(cause.code) ? new OwnShortage(cause) : new ResolverFailure(cause);
}
