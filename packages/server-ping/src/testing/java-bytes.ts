// What a Java server says, as bytes.
import type { Socket } from 'node:net';
import { writePacket, writeString } from '../java/packet.ts';
import { readVarInt } from '../java/var-int.ts';

export const GOOD_STATUS = {
  version: { name: 'Paper 1.21.4', protocol: 769 },
  players: { online: 3, max: 20, sample: [] },
  description: { text: 'A good server' },
};

export function statusFrame(status: unknown = GOOD_STATUS): Buffer {
  return jsonFrame(JSON.stringify(status));
}

export function jsonFrame(json: string | Buffer): Buffer {
  return typeof json === 'string'
    ? writePacket(0, writeString(json))
    : writePacket(0, lengthPrefix(json.length), json);
}

function lengthPrefix(length: number): Buffer {
  // A string's length is written as any VarInt: taken from an empty packet of that size.
  return writeString('x'.repeat(length)).subarray(0, -length || undefined);
}

export function pongFrame(payload: Buffer = Buffer.alloc(8)): Buffer {
  return writePacket(1, payload);
}

/** Byte 0xFF, the number of code units, the text. */
export function kick(text: string): Buffer {
  const units = Buffer.from(text, 'utf16le').swap16();
  const head = Buffer.from([0xff, 0, 0]);
  head.writeUInt16BE(text.length, 1);
  return Buffer.concat([head, units]);
}

/** Answers the request with `frame` and the ping with its own payload. */
export function answerWith(socket: Socket, frame: Buffer = statusFrame()): void {
  let hasAnswered = false;
  socket.on('data', (chunk) => {
    if (hasAnswered) {
      socket.write(pongFrame(chunk.subarray(-8)));
    } else {
      hasAnswered = true;
      socket.write(frame);
    }
  });
}

/** What the first packet of a client says. */
export function readHandshake(bytes: Buffer): { readonly host: string; readonly port: number } {
  const length = readVarInt(bytes, 0);
  if (typeof length === 'string') throw new Error('no length');
  const protocol = readVarInt(bytes, length.end + 1);
  if (typeof protocol === 'string') throw new Error('no protocol');
  const host = readVarInt(bytes, protocol.end);
  if (typeof host === 'string') throw new Error('no host');
  const end = host.end + host.value;
  return { host: bytes.toString('utf8', host.end, end), port: bytes.readUInt16BE(end) };
}
