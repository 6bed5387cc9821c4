// Why a server does not answer, with the byte that is stored for it. A new reason gets a new byte; none changes its
// meaning, because kept samples hold them.

type Stage = 'dns' | 'connect' | 'handshake' | 'response' | 'parse';

/** In the order in which a ping passes them. */
const STAGES: readonly Stage[] = ['dns', 'connect', 'handshake', 'response', 'parse'];

const TABLE = {
  dns_not_found: { byte: 10, stage: 'dns' },
  dns_timeout: { byte: 11, stage: 'dns' },
  dns_failed: { byte: 12, stage: 'dns' },
  refused: { byte: 20, stage: 'connect' },
  timeout_connect: { byte: 21, stage: 'connect' },
  unreachable: { byte: 22, stage: 'connect' },
  reset: { byte: 23, stage: 'handshake' },
  closed: { byte: 24, stage: 'handshake' },
  timeout_handshake: { byte: 25, stage: 'handshake' },
  timeout_response: { byte: 26, stage: 'response' },
  not_minecraft: { byte: 30, stage: 'parse' },
  too_large: { byte: 31, stage: 'parse' },
  bad_json: { byte: 32, stage: 'parse' },
} as const satisfies Readonly<Record<string, { byte: number; stage: Stage }>>;

export type Reason = keyof typeof TABLE;

export const REASONS = Object.keys(TABLE) as readonly Reason[];

export function byteOfReason(reason: Reason): number {
  return TABLE[reason].byte;
}

/** The reason for the stage and the code with which a ping failed; undefined for a code that is not known here. */
export function readReason(stage: string, code: string): Reason | undefined {
  if (code !== 'timeout') return REASONS.find((reason) => reason === code);
  switch (stage) {
    case 'dns':
      return 'dns_timeout';
    case 'connect':
      return 'timeout_connect';
    case 'handshake':
      return 'timeout_handshake';
    default:
      return 'timeout_response';
  }
}

/** The one that got further says more; of equals the second. */
export function furtherReason(first: Reason, second: Reason): Reason {
  return progress(second) >= progress(first) ? second : first;
}

function progress(reason: Reason): number {
  return STAGES.indexOf(TABLE[reason].stage);
}

type Code = Exclude<Reason, `timeout_${string}`> | 'timeout';

/** As a ping tells it: where it ended, and why. */
export function stageAndCode(reason: Reason): { readonly stage: Stage; readonly code: Code } {
  const { stage } = TABLE[reason];
  return { stage, code: isTimeout(reason) ? 'timeout' : reason };
}

function isTimeout(reason: Reason): reason is Extract<Reason, `timeout_${string}`> {
  return reason.startsWith('timeout_');
}
