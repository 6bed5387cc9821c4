// RakNet's unconnected ping, which Bedrock's server list sends.
import { randomBytes } from 'node:crypto';
import type { PingBudget } from '../ping-budget.ts';
import type { Outcome } from '../ping-error.ts';
import { type CreateSocket, exchangeUdp } from '../sockets/udp-exchange.ts';

export interface Pong {
  /** The server's advertisement: fields separated by semicolons. */
  readonly text: string;
  readonly latencyMs: number;
}

const PING_ID = 0x01;
const PONG_ID = 0x1c;
const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex');
const MAGIC_AT = 17;
const TEXT_AT = 35;

export function pingBedrock(
  createSocket: CreateSocket,
  target: { readonly host: string; readonly port: number },
  budget: PingBudget,
  signal: AbortSignal,
): Promise<Outcome<Pong>> {
  const client = randomBytes(8);
  const sentAt: number[] = [];
  return exchangeUdp(createSocket, {
    ...target,
    question: () => {
      sentAt.push(performance.now());
      return writePing(sentAt.length, client);
    },
    askAtMs: budget.bedrockSendsMs,
    judge: (datagram) => {
      const pong = readPong(datagram);
      if (pong === undefined) return { kind: 'junk' };
      const askedAt = sentAt[pong.ping - 1] ?? sentAt.at(-1) ?? 0;
      const latencyMs = Math.round(performance.now() - askedAt);
      return { kind: 'done', outcome: { ok: true, value: { text: pong.text, latencyMs } } };
    },
    answerMs: budget.bedrockMs,
    budget,
    signal,
  });
}

/** The time field holds the ping's number, so that an answer can be matched to its ping. */
function writePing(number: number, client: Buffer): Buffer {
  const ping = Buffer.alloc(33);
  ping.writeUInt8(PING_ID, 0);
  ping.writeBigInt64BE(BigInt(number), 1);
  MAGIC.copy(ping, 9);
  client.copy(ping, 25);
  return ping;
}

/** Undefined for anything but a pong. Some servers do not echo the time, or announce a wrong length. */
function readPong(datagram: Buffer): { readonly text: string; readonly ping: number } | undefined {
  if (datagram.length < TEXT_AT || datagram[0] !== PONG_ID) return undefined;
  if (!datagram.subarray(MAGIC_AT, MAGIC_AT + MAGIC.length).equals(MAGIC)) return undefined;
  const length = Math.min(datagram.readUInt16BE(TEXT_AT - 2), datagram.length - TEXT_AT);
  const text = datagram.toString('utf8', TEXT_AT, TEXT_AT + length);
  return { text, ping: Number(datagram.readBigInt64BE(1)) };
}
