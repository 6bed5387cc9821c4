// One exchange over TCP with an untrusted server, with limits of time and bytes.
import type { Socket } from 'node:net';
import { failed, type Outcome, socketErrorCode } from '../ping-error.ts';
import type { PingCode, PingStage } from '../status-reply.ts';
import { createByteSink } from './byte-sink.ts';

export type Connect = (target: { readonly host: string; readonly port: number }) => Socket;

export type Verdict<Value> =
  | { readonly kind: 'more' }
  | { readonly kind: 'done'; readonly value: Value }
  | {
      readonly kind: 'error';
      readonly stage: PingStage;
      readonly code: PingCode;
      readonly reason?: string;
    }
  /** Sends more bytes. If the exchange ends without another result, `otherwise` is the result. */
  | {
      readonly kind: 'send';
      readonly bytes: Buffer;
      readonly withinMs: number;
      readonly otherwise: Value;
    };

export interface TcpExchange<Value> {
  readonly host: string;
  readonly port: number;
  readonly opening: Buffer;
  /** Called with all bytes so far whenever more arrive. */
  readonly judge: (received: Buffer) => Verdict<Value>;
  readonly byteLimit: number;
  readonly connectMs: number;
  readonly firstByteMs: number;
  /** Counted from the connection, as `firstByteMs` is. */
  readonly answerMs: number;
  readonly signal: AbortSignal;
}

/** Always closes its socket. Rejects only when this machine lacks sockets or memory. */
export function exchangeTcp<Value>(
  connect: Connect,
  exchange: TcpExchange<Value>,
): Promise<Outcome<Value>> {
  return new Promise((resolve, reject) => {
    const { signal } = exchange;
    const socket = connect({ host: exchange.host, port: exchange.port });
    const sink = createByteSink(exchange.byteLimit);
    let stage: PingStage = 'connect';
    let isOver = false;
    let kept: { readonly value: Value } | undefined;
    let connectedAt = 0;
    let timer = setTimeout(onTimeout, exchange.connectMs);

    const finish = (outcome: Outcome<Value>) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', onTimeout);
      socket.destroy();
      resolve(outcome);
    };
    const fail = (code: PingCode, at: PingStage = stage, reason?: string) =>
      finish(kept ? { ok: true, value: kept.value } : failed(at, code, reason));
    const rearm = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(onTimeout, ms);
    };
    function onTimeout() {
      fail('timeout');
    }

    socket.setNoDelay(true);
    // Never removed: errors may be emitted after the socket was destroyed.
    socket.on('error', (error) => {
      try {
        fail(socketErrorCode(error));
      } catch (shortage) {
        reject(shortage);
        fail('unreachable');
      }
    });
    socket.on('end', () => fail('closed'));
    socket.on('close', () => fail('closed'));
    socket.once('connect', () => {
      if (isOver) return;
      stage = 'handshake';
      connectedAt = performance.now();
      rearm(exchange.firstByteMs);
      socket.write(exchange.opening);
    });
    socket.on('data', (chunk) => {
      if (isOver) return;
      if (stage === 'handshake') {
        stage = 'response';
        rearm(connectedAt + exchange.answerMs - performance.now());
      }
      const hasRoom = sink.push(chunk);
      const verdict = exchange.judge(sink.view());
      if (verdict.kind === 'done') return finish({ ok: true, value: verdict.value });
      if (verdict.kind === 'error') return fail(verdict.code, verdict.stage, verdict.reason);
      if (verdict.kind === 'send') {
        kept = { value: verdict.otherwise };
        rearm(verdict.withinMs);
        socket.write(verdict.bytes);
      }
      if (!hasRoom) fail('too_large');
    });
    signal.addEventListener('abort', onTimeout);
    if (signal.aborted) onTimeout();
  });
}
