// RakNet's unconnected ping: what Bedrock's server list sends. One socket per ping, connected to the checked literal, so
// that the kernel drops whatever others send.
import { randomBytes } from 'node:crypto';
import type { Socket, SocketType } from 'node:dgram';
import type { PingBudget } from '../ping-budget.ts';
import { failed, type Outcome, socketFaultCode } from '../ping-fault.ts';

export type CreateSocket = (type: SocketType) => Socket;

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

/** Never rejects, and never leaves its socket open. */
export function pingBedrock(
  createSocket: CreateSocket,
  target: { readonly host: string; readonly port: number },
  budget: PingBudget,
  signal: AbortSignal,
): Promise<Outcome<Pong>> {
  return new Promise((resolve) => {
    const socket = createSocket(target.host.includes(':') ? 'udp6' : 'udp4');
    const timers = [setTimeout(() => finish(failed('response', 'timeout')), budget.bedrockMs)];
    const sentAt: number[] = [];
    const client = randomBytes(8);
    let junk = 0;
    let isOver = false;

    const finish = (outcome: Outcome<Pong>) => {
      if (isOver) return;
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      socket.close();
      resolve(outcome);
    };
    function onAbort() {
      finish(failed('response', 'timeout'));
    }
    const send = () => {
      sentAt.push(performance.now());
      socket.send(writePing(sentAt.length, client), (error) => {
        if (error) finish(failed('connect', socketFaultCode(error)));
      });
    };

    socket.on('error', (error) => finish(failed('connect', socketFaultCode(error))));
    socket.on('message', (datagram) => {
      const pong = readPong(datagram.subarray(0, budget.datagramBytes));
      if (pong) {
        const askedAt = sentAt[pong.ping - 1] ?? sentAt.at(-1) ?? 0;
        const latencyMs = Math.round(performance.now() - askedAt);
        return finish({ ok: true, value: { text: pong.text, latencyMs } });
      }
      junk += 1;
      if (junk >= budget.junkDatagrams) finish(failed('response', 'not_minecraft'));
    });
    socket.once('connect', () => {
      if (isOver) return;
      for (const ms of budget.bedrockSendsMs) {
        if (ms === 0) send();
        else timers.push(setTimeout(send, ms));
      }
    });
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) return onAbort();
    socket.connect(target.port, target.host);
  });
}

/** The time field carries the ping's number, so that an answer tells which one it is for. */
function writePing(number: number, client: Buffer): Buffer {
  const ping = Buffer.alloc(33);
  ping.writeUInt8(PING_ID, 0);
  ping.writeBigInt64BE(BigInt(number), 1);
  MAGIC.copy(ping, 9);
  client.copy(ping, 25);
  return ping;
}

/** Undefined for anything but a pong. Some servers do not echo the time; the length they announce may be wrong. */
function readPong(datagram: Buffer): { readonly text: string; readonly ping: number } | undefined {
  if (datagram.length < TEXT_AT || datagram[0] !== PONG_ID) return undefined;
  if (!datagram.subarray(MAGIC_AT, MAGIC_AT + MAGIC.length).equals(MAGIC)) return undefined;
  const length = Math.min(datagram.readUInt16BE(TEXT_AT - 2), datagram.length - TEXT_AT);
  const text = datagram.toString('utf8', TEXT_AT, TEXT_AT + length);
  return { text, ping: Number(datagram.readBigInt64BE(1)) };
}
