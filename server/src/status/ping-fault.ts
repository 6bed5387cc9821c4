import type { PingCode, PingStage } from '@fucina/api-contract';

/** Why a ping came back without a status; `reason` is what the server itself said, if it said anything. */
export interface PingFault {
  readonly stage: PingStage;
  readonly code: PingCode;
  readonly reason?: string;
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: PingFault };

export function failed(stage: PingStage, code: PingCode, reason?: string) {
  return {
    ok: false,
    error: reason === undefined ? { stage, code } : { stage, code, reason },
  } as const;
}

/** The word for what a socket complained about. */
export function socketFaultCode(error: NodeJS.ErrnoException): PingCode {
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
