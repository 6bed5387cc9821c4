// All samples of one target and one hour: the version, how many, the seconds from each to the next, runs of codes, then
// the changes of latency and of players plus one (0 is none) over those that were up. The columns lie apart because they
// compress better so.
import type { Result } from '@fucina/server-address';
import { MAX_LATENCY_MS, MAX_PLAYERS, type Outcome } from '../outcome.ts';
import { HOUR_S } from '../schedule.ts';
import {
  type ByteReader,
  type BytesError,
  createByteReader,
  createByteWriter,
  damaged,
} from './bytes.ts';
import { CONFIRMING, readCode, readNumber, UP, writeCode, writeNumber } from './code.ts';
import type { Sample } from './sample.ts';

const VERSION = 1;
const MAX_SAMPLES = 255;
/** More than any row has: of each sample a gap and a run of two bytes each, latency and players of three. */
export const MAX_PACKED_HOUR_BYTES = 3 + MAX_SAMPLES * 10;

/** Of samples in the order of time, all of them in the hour; where they are too many, some are left out. */
export function writePackedHour(samples: readonly Sample[], hour: number): Uint8Array<ArrayBuffer> {
  const kept = fitting(samples);
  const writer = createByteWriter();
  writer.byte(VERSION);
  writer.varint(kept.length);
  let before = hour * HOUR_S;
  for (const { at } of kept) {
    writer.varint(at - before);
    before = at;
  }
  for (const [code, length] of runsOf(kept.map((s) => writeCode(s.outcome, s.isConfirming)))) {
    writer.byte(code);
    writer.varint(length);
  }
  const ups = kept.flatMap(({ outcome }) => (outcome.kind === 'up' ? [outcome] : []));
  for (const column of [ups.map((up) => up.latencyMs), ups.map((up) => up.players)]) {
    let last = 0;
    for (const value of column) {
      const stored = writeNumber(value);
      writer.zigzag(stored - last);
      last = stored;
    }
  }
  return writer.bytes();
}

export function readPackedHour(
  bytes: Uint8Array,
  hour: number,
): Result<readonly Sample[], BytesError> {
  const reader = createByteReader(bytes);
  if (reader.byte() !== VERSION) return damaged(reader);
  const count = reader.varint();
  if (count === undefined || count > MAX_SAMPLES) return damaged(reader);
  const times = readTimes(reader, count, hour);
  const codes = times && readCodes(reader, count);
  if (times === undefined || codes === undefined) return damaged(reader);
  const ups = codes.filter((code) => (code & ~CONFIRMING) === UP).length;
  const latencies = readColumn(reader, ups, MAX_LATENCY_MS);
  const players = latencies && readColumn(reader, ups, MAX_PLAYERS);
  if (latencies === undefined || players === undefined || !reader.isAtEnd()) return damaged(reader);
  let up = -1;
  const samples = codes.map((code, index): Sample => {
    const bare = readCode(code) as Outcome | 'up'; // `readCodes` let no other through
    if (bare === 'up') up += 1;
    return {
      at: times[index] ?? 0,
      outcome:
        bare === 'up'
          ? { kind: 'up', latencyMs: latencies[up] ?? null, players: players[up] ?? null }
          : bare,
      isConfirming: code >= CONFIRMING,
    };
  });
  return { ok: true, value: samples };
}

/** Confirming checks are left out first: the regular ones show the whole hour. */
function fitting(samples: readonly Sample[]): readonly Sample[] {
  if (samples.length <= MAX_SAMPLES) return samples;
  const regular = samples.filter(({ isConfirming }) => !isConfirming);
  if (regular.length <= MAX_SAMPLES) return regular;
  return Array.from(
    { length: MAX_SAMPLES },
    (_, index) => regular[Math.floor((index * regular.length) / MAX_SAMPLES)] as Sample,
  );
}

function runsOf(codes: readonly number[]): readonly (readonly [code: number, length: number])[] {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[0] === code) last[1] += 1;
    else runs.push([code, 1]);
  }
  return runs;
}

function readTimes(reader: ByteReader, count: number, hour: number): number[] | undefined {
  const times: number[] = [];
  let at = hour * HOUR_S;
  for (let index = 0; index < count; index += 1) {
    at += reader.varint() ?? HOUR_S;
    if (at >= (hour + 1) * HOUR_S) return undefined;
    times.push(at);
  }
  return times;
}

function readCodes(reader: ByteReader, count: number): number[] | undefined {
  const codes: number[] = [];
  while (codes.length < count) {
    const code = reader.byte();
    const length = reader.varint();
    if (code === undefined || readCode(code) === undefined) return undefined;
    if (length === undefined || length === 0 || codes.length + length > count) return undefined;
    for (let index = 0; index < length; index += 1) codes.push(code);
  }
  return codes;
}

function readColumn(
  reader: ByteReader,
  count: number,
  most: number,
): (number | null)[] | undefined {
  const values: (number | null)[] = [];
  let stored = 0;
  for (let index = 0; index < count; index += 1) {
    stored += reader.zigzag() ?? Number.NaN;
    const value = readNumber(stored, most);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}
