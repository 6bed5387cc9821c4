import { isProxy } from './is-proxy.ts';
import { note, type StartNote } from './note.ts';
import type { CompleteSettings } from './settings.ts';
import { LARGE_HEAP_MB } from './tuning.ts';

export interface MemoryQuestion extends Pick<CompleteSettings, 'ramMb' | 'flagSet'> {
  readonly version?: string | undefined;
  /** The machine's total memory, if known. */
  readonly machineMb?: number | undefined;
}

const SYSTEM_MB = 1_536;
const MODERN_SERVER_MB = 2_048;
const ZGC_MB = 8_192;
const PROXY_MB = 1_024;
// PaperMC's recommendation for Aikar's flags.
const SUGGESTED_MB = { from: 6_144, to: 10_240 };
// Above this, Java uses 8-byte instead of 4-byte pointers, so a slightly larger heap holds less.
const COMPRESSED_POINTERS_MB = { from: 32_768, to: 40_960 };

/** Notes about a heap of this size, the most important first. */
export function memoryAdvice(question: MemoryQuestion): readonly StartNote[] {
  return [...machineAdvice(question.ramMb, question.machineMb), ...sizeAdvice(question)];
}

function machineAdvice(ramMb: number, machineMb: number | undefined): readonly StartNote[] {
  if (machineMb === undefined || Number.isNaN(machineMb)) return [note('leave-for-system')];
  const most = Math.max(0, machineMb - SYSTEM_MB);
  if (ramMb <= most) return [];
  return ramMb >= machineMb
    ? [note('heap-over-machine', 'problem', { ramMb, machineMb, most })]
    : [note('heap-near-machine', 'warning', { ramMb, machineMb, most })];
}

function sizeAdvice({ ramMb, flagSet, version }: MemoryQuestion): readonly StartNote[] {
  if (isProxy({ flagSet, version })) return ramMb > PROXY_MB ? [note('heap-large-for-proxy')] : [];
  if (flagSet === 'zgc' && ramMb < ZGC_MB) return [note('heap-small-for-zgc', 'warning')];
  if (ramMb < MODERN_SERVER_MB) return [note('heap-small', 'warning')];
  if (isWithin(ramMb, COMPRESSED_POINTERS_MB)) return [note('compressed-pointers', 'warning')];
  if (ramMb > LARGE_HEAP_MB) return [note('heap-rarely-needed')];
  return isWithin(ramMb, SUGGESTED_MB) ? [note('heap-suggested')] : [];
}

function isWithin(ramMb: number, { from, to }: { readonly from: number; readonly to: number }) {
  return ramMb >= from && ramMb <= to;
}
