// Frames of the status state (1.7+): VarInt length, VarInt packet id, body. Neither compressed nor encrypted.
import { readVarInt, writeVarInt } from './var-int.ts';

type PacketError = 'not_minecraft' | 'too_large';

export type ReadFrame =
  | { readonly kind: 'more' }
  | { readonly kind: 'error'; readonly code: PacketError }
  | { readonly kind: 'frame'; readonly id: number; readonly body: Buffer; readonly end: number };

const MORE = { kind: 'more' } as const;
const ALIEN = { kind: 'error', code: 'not_minecraft' } as const;
const TOO_LARGE = { kind: 'error', code: 'too_large' } as const;

export function writePacket(id: number, ...body: readonly Uint8Array[]): Buffer {
  const packet = Buffer.concat([writeVarInt(id), ...body]);
  return Buffer.concat([writeVarInt(packet.length), packet]);
}

export function writeString(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return Buffer.concat([writeVarInt(bytes.length), bytes]);
}

/**
 * Reads the frame at `at`. Refuses it as early as possible: by its length before it is buffered, by its id before the
 * rest has arrived.
 */
export function readFrame(bytes: Buffer, at: number, limit: number, wantedId: number): ReadFrame {
  const length = readVarInt(bytes, at);
  if (length === 'more') return MORE;
  if (length === 'too-long' || length.value <= 0) return ALIEN;
  if (length.value > limit) return TOO_LARGE;
  const id = readVarInt(bytes, length.end);
  if (id === 'more') return MORE;
  if (id === 'too-long' || id.value !== wantedId) return ALIEN;
  const end = length.end + length.value;
  if (id.end > end) return ALIEN;
  if (bytes.length < end) {
    return wantedId === 0 && isAlienString(bytes, id.end, end) ? ALIEN : MORE;
  }
  return { kind: 'frame', id: id.value, body: bytes.subarray(id.end, end), end };
}

/** The string in a status response; further bytes of the frame are ignored, as in the game. */
export function readStringBody(body: Buffer): string | undefined {
  const length = readVarInt(body, 0);
  if (length === 'more' || length === 'too-long') return undefined;
  const end = length.end + length.value;
  if (length.value < 0 || end > body.length) return undefined;
  // An empty string in a longer frame is another protocol's header (MySQL, RDP, compressed packets), not a status.
  if (length.value === 0 && end < body.length) return undefined;
  return body.toString('utf8', length.end, end);
}

function isAlienString(bytes: Buffer, at: number, end: number): boolean {
  const length = readVarInt(bytes, at);
  if (length === 'more') return false;
  if (length === 'too-long' || length.value < 0) return true;
  return length.end + length.value > end || (length.value === 0 && length.end < end);
}
