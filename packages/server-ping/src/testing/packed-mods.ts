import { writeString } from '../java/packet.ts';
import { writeVarInt } from '../java/var-int.ts';

/** Forge's packed list, the way Forge writes it; `count` and `channels` may lie. */
export function packMods(
  mods: readonly (readonly [id: string, version: string | null])[],
  count: number = mods.length,
  channels = 0,
): string {
  return packBytes(
    Buffer.concat([
      Buffer.from([0, count >> 8, count & 0xff]),
      ...mods.flatMap(([id, version]) => [
        writeVarInt(channels * 2 + (version === null ? 1 : 0)),
        writeString(id),
        ...(version === null ? [] : [writeString(version)]),
      ]),
      writeVarInt(0),
    ]),
  );
}

/** 15 bits in each character, behind two that hold the number of bytes. */
export function packBytes(bytes: Buffer): string {
  let text = String.fromCharCode(bytes.length & 0x7fff, bytes.length >>> 15);
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    bits |= byte << held;
    held += 8;
    if (held >= 15) {
      text += String.fromCharCode(bits & 0x7fff);
      bits >>>= 15;
      held -= 15;
    }
  }
  return held > 0 ? text + String.fromCharCode(bits & 0x7fff) : text;
}
