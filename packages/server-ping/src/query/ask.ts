// The Query protocol (`enable-query=true`). The challenge comes first, so that the larger reply cannot be sent to a
// forged address.
import { randomBytes } from 'node:crypto';
import type { PingBudget } from '../ping-budget.ts';
import { failed, type Outcome } from '../ping-error.ts';
import { type CreateSocket, exchangeUdp } from '../sockets/udp-exchange.ts';
import { type FullStat, readFullStat } from './full-stat.ts';

const MAGIC = [0xfe, 0xfd];
const CHALLENGE = 0x09;
const STAT = 0x00;
const RETRY_SHARE = 0.4;

export function askQuery(
  createSocket: CreateSocket,
  target: { readonly host: string; readonly port: number },
  budget: PingBudget,
  signal: AbortSignal,
): Promise<Outcome<FullStat>> {
  const session = randomBytes(4).map((byte) => byte & 0x0f);
  const request = (kind: number, ...rest: Uint8Array[]) =>
    Buffer.concat([Buffer.from([...MAGIC, kind]), session, ...rest]);
  let hasToken = false;
  return exchangeUdp(createSocket, {
    ...target,
    question: () => request(CHALLENGE),
    askAtMs: [0, budget.queryMs * RETRY_SHARE],
    judge: (datagram) => {
      if (!datagram.subarray(1, 5).equals(session)) return { kind: 'junk' };
      if (datagram[0] === STAT) {
        const stat = readFullStat(datagram);
        if (stat === undefined) return { kind: 'done', outcome: failed('parse', 'not_minecraft') };
        return { kind: 'done', outcome: { ok: true, value: stat } };
      }
      if (datagram[0] !== CHALLENGE || hasToken) return { kind: 'junk' };
      hasToken = true;
      return { kind: 'say', bytes: request(STAT, readToken(datagram), Buffer.alloc(4)) };
    },
    answerMs: budget.queryMs,
    budget,
    signal,
  });
}

/** Received as text, sent back as a number. */
function readToken(datagram: Buffer): Buffer {
  const token = Buffer.alloc(4);
  token.writeInt32BE(Number.parseInt(datagram.toString('latin1', 5), 10) | 0);
  return token;
}
