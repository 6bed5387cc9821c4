// One exchange over UDP with an untrusted server. The socket is connected to the checked address, so that the kernel
// drops datagrams of other senders.
import type { Socket, SocketType } from 'node:dgram';
import type { PingBudget } from '../ping-budget.ts';
import { failed, type Outcome, socketErrorCode } from '../ping-error.ts';

export type CreateSocket = (type: SocketType) => Socket;

export type DatagramVerdict<Value> =
  /** Not an answer to the request; after many of these the exchange ends. */
  | { readonly kind: 'junk' }
  /** The request arrived: it is not repeated, and these bytes are sent next. */
  | { readonly kind: 'say'; readonly bytes: Buffer }
  | { readonly kind: 'done'; readonly outcome: Outcome<Value> };

export interface UdpExchange<Value> {
  readonly host: string;
  readonly port: number;
  readonly question: () => Buffer;
  /** When it is sent, counted from the connection; repeated because datagrams get lost. */
  readonly askAtMs: readonly number[];
  readonly judge: (datagram: Buffer) => DatagramVerdict<Value>;
  readonly answerMs: number;
  readonly budget: Pick<PingBudget, 'datagramBytes' | 'junkDatagrams'>;
  readonly signal: AbortSignal;
}

/** Always closes its socket. Rejects only when this machine lacks sockets or memory. */
export function exchangeUdp<Value>(
  createSocket: CreateSocket,
  exchange: UdpExchange<Value>,
): Promise<Outcome<Value>> {
  return new Promise((resolve, reject) => {
    const { host, budget, signal } = exchange;
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
    const deadline = setTimeout(onTimeout, exchange.answerMs);
    const repeats: NodeJS.Timeout[] = [];
    let junk = 0;
    let isOver = false;

    const finish = (outcome: Outcome<Value>) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(deadline);
      for (const timer of repeats) clearTimeout(timer);
      signal.removeEventListener('abort', onTimeout);
      socket.close();
      resolve(outcome);
    };
    const onError = (error: Error) => {
      try {
        finish(failed('connect', socketErrorCode(error)));
      } catch (shortage) {
        reject(shortage);
        finish(failed('connect', 'unreachable'));
      }
    };
    const send = (bytes: Buffer) => socket.send(bytes, (error) => error && onError(error));
    const ask = () => send(exchange.question());
    function onTimeout() {
      finish(failed('response', 'timeout'));
    }

    socket.on('error', onError);
    socket.on('message', (datagram) => {
      const verdict = exchange.judge(datagram.subarray(0, budget.datagramBytes));
      if (verdict.kind === 'done') return finish(verdict.outcome);
      if (verdict.kind === 'say') {
        for (const timer of repeats) clearTimeout(timer);
        return send(verdict.bytes);
      }
      junk += 1;
      if (junk >= budget.junkDatagrams) finish(failed('response', 'not_minecraft'));
    });
    socket.once('connect', () => {
      if (isOver) return;
      for (const ms of exchange.askAtMs) {
        if (ms === 0) ask();
        else repeats.push(setTimeout(ask, ms));
      }
    });
    signal.addEventListener('abort', onTimeout);
    if (signal.aborted) return onTimeout();
    socket.connect(exchange.port, host);
  });
}
