// Server List Ping since 1.7: handshake and status request in one segment, then ping and pong to measure the latency.
import type { PingBudget } from '../ping-budget.ts';
import type { Outcome } from '../ping-error.ts';
import { type Connect, exchangeTcp, type Verdict } from '../sockets/tcp-exchange.ts';
import { readKick } from './kick.ts';
import { readFrame, readStringBody, writePacket, writeString } from './packet.ts';
import { writeVarInt } from './var-int.ts';

export type ModernAnswer =
  | { readonly kind: 'status'; readonly json: string; readonly latencyMs: number | null }
  | { readonly kind: 'kick'; readonly text: string };

export interface JavaTarget {
  readonly host: string;
  readonly port: number;
  /** The host that was typed: proxies choose the server by it. */
  readonly virtualHost: string;
  readonly virtualPort: number;
}

// No real protocol number, so that it never becomes outdated.
const PROTOCOL = -1;
const STATUS_STATE = 1;
const STATUS_ID = 0;
const PONG_ID = 1;
const PONG_FRAME = { limit: 64, bodyLength: 8 };
const KICK_BYTE = 0xff;

export function pingModern(
  connect: Connect,
  target: JavaTarget,
  budget: PingBudget,
  signal: AbortSignal,
): Promise<Outcome<ModernAnswer>> {
  const startedAt = performance.now();
  let status: { readonly json: string; readonly end: number; readonly askedAt: number } | undefined;

  const judge = (received: Buffer): Verdict<ModernAnswer> => {
    if (status) return judgePong(received, status);
    if (received[0] === KICK_BYTE) return judgeKick(received);
    const frame = readFrame(received, 0, budget.frameBytes, STATUS_ID);
    if (frame.kind === 'more') return frame;
    if (frame.kind === 'error') return { kind: 'error', stage: 'response', code: frame.code };
    const json = readStringBody(frame.body);
    if (json === undefined) return { kind: 'error', stage: 'response', code: 'not_minecraft' };

    const now = performance.now();
    status = { json, end: frame.end, askedAt: now };
    // A pong that arrives together with the status measures the whole exchange, not one round trip.
    const early = judgePong(received, { ...status, askedAt: startedAt });
    if (early.kind === 'done' && received.length > frame.end) return early;
    return {
      kind: 'send',
      bytes: writePacket(PONG_ID, Buffer.alloc(PONG_FRAME.bodyLength)),
      withinMs: budget.pongMs,
      otherwise: { kind: 'status', json, latencyMs: null },
    };
  };

  return exchangeTcp(connect, {
    host: target.host,
    port: target.port,
    opening: writeOpening(target),
    judge,
    byteLimit: budget.frameBytes + 1024,
    connectMs: budget.connectMs,
    firstByteMs: budget.firstByteMs,
    answerMs: budget.answerMs,
    signal,
  });
}

function writeOpening({ virtualHost, virtualPort }: JavaTarget): Buffer {
  const port = Buffer.alloc(2);
  port.writeUInt16BE(virtualPort);
  const handshake = [
    writeVarInt(PROTOCOL),
    writeString(virtualHost),
    port,
    writeVarInt(STATUS_STATE),
  ];
  return Buffer.concat([writePacket(0, ...handshake), writePacket(STATUS_ID)]);
}

/** Anything but a pong ends the exchange without an error, because the status has been received. */
function judgePong(
  received: Buffer,
  status: { readonly json: string; readonly end: number; readonly askedAt: number },
): Verdict<ModernAnswer> {
  const frame = readFrame(received, status.end, PONG_FRAME.limit, PONG_ID);
  if (frame.kind === 'more') return frame;
  const isPong = frame.kind === 'frame' && frame.body.length === PONG_FRAME.bodyLength;
  const latencyMs = isPong ? Math.round(performance.now() - status.askedAt) : null;
  return { kind: 'done', value: { kind: 'status', json: status.json, latencyMs } };
}

function judgeKick(received: Buffer): Verdict<ModernAnswer> {
  const isMinusOne = received.length >= 5 && received.readUInt32BE(1) === 0xffffff0f;
  if (isMinusOne) return { kind: 'error', stage: 'response', code: 'not_minecraft' };
  const kick = readKick(received);
  if (kick.kind === 'text') return { kind: 'done', value: { kind: 'kick', text: kick.text } };
  return kick.kind === 'more' ? kick : { kind: 'error', stage: 'response', code: kick.code };
}
