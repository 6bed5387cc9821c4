// A packed hour as it is stored: deflated where that is shorter, behind a byte that no packed hour begins with.
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { MAX_PACKED_HOUR_BYTES, readPackedHour, type Sample, writePackedHour } from '@fucina/watch';

const DEFLATED = 2;
const LEVEL = { level: constants.Z_BEST_COMPRESSION };

export function writeStoredHour(samples: readonly Sample[], hour: number): Uint8Array {
  const packed = writePackedHour(samples, hour);
  const deflated = deflateRawSync(packed, LEVEL);
  return deflated.length + 1 < packed.length
    ? Buffer.concat([Uint8Array.of(DEFLATED), deflated])
    : packed;
}

/** Throws for bytes that `writeStoredHour` did not write: the store is damaged then. */
export function readStoredHour(stored: Uint8Array, hour: number): readonly Sample[] {
  const packed =
    stored[0] === DEFLATED
      ? inflateRawSync(stored.subarray(1), { maxOutputLength: MAX_PACKED_HOUR_BYTES })
      : stored;
  const read = readPackedHour(packed, hour);
  if (!read.ok) throw new Error(`a packed hour is damaged at byte ${read.error.at}`);
  return read.value;
}
