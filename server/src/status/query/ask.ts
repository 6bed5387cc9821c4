// The Query protocol (`enable-query=true`): a challenge first, so that nobody can aim the larger reply at someone else.
import { randomBytes } from 'node:crypto';
import type { CreateSocket } from '../bedrock/unconnected-ping.ts';
import type { PingBudget } from '../ping-budget.ts';
import { failed, type Outcome, socketFaultCode } from '../ping-fault.ts';
import { type FullStat, readFullStat } from './full-stat.ts';

const MAGIC = [0xfe, 0xfd];
const CHALLENGE = 0x09;
const STAT = 0x00;
const RETRY_SHARE = 0.4;

/** Never rejects, and never leaves its socket open. */
export function askQuery(
  createSocket: CreateSocket,
  target: { readonly host: string; readonly port: number },
  budget: PingBudget,
  signal: AbortSignal,
): Promise<Outcome<FullStat>> {
  return new Promise((resolve) => {
    const socket = createSocket(target.host.includes(':') ? 'udp6' : 'udp4');
    const session = randomBytes(4).map((byte) => byte & 0x0f);
    const request = (kind: number, ...rest: Uint8Array[]) =>
      Buffer.concat([Buffer.from([...MAGIC, kind]), session, ...rest]);
    let isOver = false;
    let datagrams = 0;
    let hasToken = false;

    const finish = (outcome: Outcome<FullStat>) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(deadline);
      clearTimeout(retry);
      signal.removeEventListener('abort', onTimeout);
      socket.close();
      resolve(outcome);
    };
    function onTimeout() {
      finish(failed('response', 'timeout'));
    }
    const send = (bytes: Buffer) =>
      socket.send(bytes, (error) => {
        if (error) finish(failed('connect', socketFaultCode(error)));
      });
    const deadline = setTimeout(onTimeout, budget.queryMs);
    const retry = setTimeout(() => send(request(CHALLENGE)), budget.queryMs * RETRY_SHARE);

    socket.on('error', (error) => finish(failed('connect', socketFaultCode(error))));
    socket.on('message', (whole) => {
      const datagram = whole.subarray(0, budget.datagramBytes);
      datagrams += 1;
      if (datagrams > budget.junkDatagrams) return finish(failed('response', 'not_minecraft'));
      if (!datagram.subarray(1, 5).equals(session)) return;
      if (datagram[0] === CHALLENGE && !hasToken) {
        hasToken = true;
        clearTimeout(retry);
        const token = Buffer.alloc(4);
        token.writeInt32BE(readToken(datagram));
        send(request(STAT, token, Buffer.alloc(4)));
      } else if (datagram[0] === STAT) {
        const stat = readFullStat(datagram);
        finish(stat ? { ok: true, value: stat } : failed('parse', 'not_minecraft'));
      }
    });
    socket.once('connect', () => {
      if (!isOver) send(request(CHALLENGE));
    });
    signal.addEventListener('abort', onTimeout, { once: true });
    if (signal.aborted) return onTimeout();
    socket.connect(target.port, target.host);
  });
}

function readToken(datagram: Buffer): number {
  return Number.parseInt(datagram.toString('latin1', 5), 10) | 0;
}
