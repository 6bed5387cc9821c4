// All samples of one shard and one tick, as they are committed: for each, in the order of targets, the difference of the
// target's number, the second in the tick, the code and, if it was up, latency and players plus one (0 is none).
import type { Result } from '@fucina/server-address';
import { MAX_LATENCY_MS, MAX_PLAYERS, type Outcome } from '../outcome.ts';
import { startOfTick, TICK_S } from '../schedule.ts';
import {
  type ByteReader,
  type BytesError,
  createByteReader,
  createByteWriter,
  damaged,
} from './bytes.ts';
import { CONFIRMING, readCode, readNumber, writeCode, writeNumber } from './code.ts';
import type { TargetSample } from './sample.ts';

export function writeJournalRow(
  samples: readonly TargetSample[],
  tick: number,
): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter();
  const sorted = samples.toSorted((a, b) => a.target - b.target || a.sample.at - b.sample.at);
  let before = 0;
  for (const { target, sample } of sorted) {
    writer.varint(target - before);
    writer.byte(sample.at - startOfTick(tick));
    writer.byte(writeCode(sample.outcome, sample.isConfirming));
    if (sample.outcome.kind === 'up') {
      writer.varint(writeNumber(sample.outcome.latencyMs));
      writer.varint(writeNumber(sample.outcome.players));
    }
    before = target;
  }
  return writer.bytes();
}

/** With a target, only its samples: what lies behind them is not read. */
export function readJournalRow(
  bytes: Uint8Array,
  tick: number,
  target?: number,
): Result<readonly TargetSample[], BytesError> {
  const reader = createByteReader(bytes);
  const samples: TargetSample[] = [];
  let last = { target: 0, second: 0 };
  while (!reader.isAtEnd()) {
    const [ahead, second, code] = [reader.varint(), reader.byte(), reader.byte()];
    if (ahead === undefined || second === undefined || code === undefined) return damaged(reader);
    const isInOrder = ahead > 0 || second >= last.second;
    const outcome = readOutcome(reader, code);
    if (outcome === undefined || second >= TICK_S || !isInOrder) return damaged(reader);
    last = { target: last.target + ahead, second };
    if (target !== undefined && last.target > target) break;
    if (target !== undefined && last.target < target) continue;
    const at = startOfTick(tick) + second;
    samples.push({
      target: last.target,
      sample: { at, outcome, isConfirming: code >= CONFIRMING },
    });
  }
  return { ok: true, value: samples };
}

function readOutcome(reader: ByteReader, code: number): Outcome | undefined {
  const outcome = readCode(code);
  if (outcome !== 'up') return outcome;
  const latencyMs = readNumber(reader.varint(), MAX_LATENCY_MS);
  const players = readNumber(reader.varint(), MAX_PLAYERS);
  if (latencyMs === undefined || players === undefined) return undefined;
  return { kind: 'up', latencyMs, players };
}
