// Pings for servers before 1.7, which ignore the modern one. All answer with a kick packet.
import type { PingBudget } from '../ping-budget.ts';
import type { Outcome } from '../ping-error.ts';
import { type Connect, exchangeTcp } from '../sockets/tcp-exchange.ts';
import { readKick } from './kick.ts';

export interface LegacyStatus {
  readonly motd: string;
  readonly online: number;
  readonly max: number;
  readonly version?: string;
  readonly protocol?: number;
}

// 1.4 to 1.6 (later versions answer too), then beta 1.8 to 1.3.
export const LEGACY_REQUESTS: readonly Buffer[] = [Buffer.from([0xfe, 0x01]), Buffer.from([0xfe])];

/** The text of the kick that answers the ping. */
export function pingLegacy(
  connect: Connect,
  target: { readonly host: string; readonly port: number },
  request: Buffer,
  budget: PingBudget,
  signal: AbortSignal,
): Promise<Outcome<string>> {
  return exchangeTcp<string>(connect, {
    host: target.host,
    port: target.port,
    opening: request,
    judge: (received) => {
      const kick = readKick(received);
      if (kick.kind === 'text') return { kind: 'done', value: kick.text };
      return kick.kind === 'more' ? kick : { kind: 'error', stage: 'response', code: kick.code };
    },
    byteLimit: 4096,
    connectMs: budget.legacyMs,
    firstByteMs: budget.legacyMs,
    answerMs: budget.legacyMs,
    signal,
  });
}

/** Undefined when the text is a kick message and no answer to a ping. */
export function readLegacyStatus(text: string): LegacyStatus | undefined {
  return text.startsWith('§1\0') ? readNulLayout(text) : readSectionLayout(text);
}

/** 1.4+: `§1` NUL protocol NUL version NUL motd NUL online NUL max. */
function readNulLayout(text: string): LegacyStatus | undefined {
  const fields = text.split('\0');
  if (fields.length < 6) return undefined;
  const [, protocol = '', version = ''] = fields;
  return {
    motd: fields.slice(3, -2).join(' '),
    online: readCount(fields.at(-2)) ?? 0,
    max: readCount(fields.at(-1)) ?? 0,
    version,
    ...(readCount(protocol) === undefined ? {} : { protocol: Number(protocol) }),
  };
}

/** Before 1.4: `motd§online§max`, read from the right because the motd may contain § itself. */
function readSectionLayout(text: string): LegacyStatus | undefined {
  const fields = text.split('§');
  const online = readCount(fields.at(-2));
  const max = readCount(fields.at(-1));
  if (fields.length < 3 || online === undefined || max === undefined) return undefined;
  return { motd: fields.slice(0, -2).join('§'), online, max };
}

function readCount(text: string | undefined): number | undefined {
  if (text === undefined || !/^-?\d{1,10}$/.test(text)) return undefined;
  return Math.max(-2147483648, Math.min(2147483647, Number(text)));
}
