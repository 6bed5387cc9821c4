// Everything that is kept of a watch's time, in parts that no answer's limit is too small for.
import { DAY_S, HOUR_S, type Outcome, type Sample } from '@fucina/watch';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptIncident, KeptWatch } from '../store/watch-store.ts';

export interface ExportPart {
  readonly rows: readonly ExportRow[];
  readonly isFirst: boolean;
  /** Where the next part begins; null at the end. */
  readonly next: number | null;
}

interface ExportRow {
  readonly kind: 'check' | 'incident';
  readonly edition: string;
  /** In UTC. */
  readonly at: string;
  readonly until: string | null;
  readonly outcome: string;
  readonly reason: string | null;
  readonly latency_ms: number | null;
  readonly players: number | null;
  readonly is_confirming: boolean;
}

const FIELDS: readonly (keyof ExportRow)[] = [
  'kind',
  'edition',
  'at',
  'until',
  'outcome',
  'reason',
  'latency_ms',
  'players',
  'is_confirming',
];
/** An hour of two editions has 510 checks at most, so a part has 1,410, each of less than 180 bytes. */
const ENOUGH_ROWS = 900;
const CHECKS_S = 30 * DAY_S;
const MAX_OLD_INCIDENTS = 400;
/** The third of an hour goes on until all is quiet. */
const MAX_INCIDENTS_OF_HOUR = 10;

export async function readExport(
  { store, now }: RunningWatch,
  { targets, createdAt }: KeptWatch,
  from: number | undefined,
): Promise<ExportPart> {
  const end = now();
  const oldest = Math.floor(Math.max(end - CHECKS_S, createdAt) / HOUR_S) * HOUR_S;
  const rows: ExportRow[] = [];
  const isFirst = from === undefined;
  if (isFirst) {
    // Incidents are kept for longer than checks.
    for (const { id, address } of targets) {
      const old = await store.incidents([id], oldest, MAX_OLD_INCIDENTS);
      const own = old.filter(({ incident }) => incident.startedAt >= createdAt).toReversed();
      rows.push(...own.map((incident) => incidentRow(address.edition, incident)));
    }
  }
  let start = Math.max(oldest, from ?? 0);
  for (; start < end && rows.length < ENOUGH_ROWS; start = nextHour(start)) {
    for (const { id, address } of targets) {
      const [begin, stop] = [Math.max(start, createdAt), Math.min(nextHour(start), end)];
      const incidents = (await store.incidents([id], stop, MAX_INCIDENTS_OF_HOUR))
        .filter(({ incident }) => incident.startedAt >= begin)
        .toReversed();
      const samples = await store.samples(id, begin, stop);
      rows.push(
        ...incidents.map((incident) => incidentRow(address.edition, incident)),
        ...samples.map((sample) => checkRow(address.edition, sample)),
      );
    }
  }
  return { rows, isFirst, next: start < end ? start : null };
}

export function writeExport(
  { rows, isFirst }: ExportPart,
  format: 'ndjson' | 'csv',
): { readonly text: string; readonly type: string } {
  if (format === 'ndjson') {
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    return { text, type: 'application/x-ndjson; charset=utf-8' };
  }
  // Only numbers and words of ours: nothing has to be quoted.
  const lines = rows.map((row) => FIELDS.map((field) => row[field] ?? '').join(','));
  const text = [...(isFirst ? [FIELDS.join(',')] : []), ...lines].map((line) => `${line}\r\n`);
  return { text: text.join(''), type: 'text/csv; charset=utf-8' };
}

function checkRow(edition: string, { at, outcome, isConfirming }: Sample): ExportRow {
  const isUp = outcome.kind === 'up';
  return {
    kind: 'check',
    edition,
    at: inUtc(at),
    until: null,
    outcome: outcome.kind,
    reason: reasonOf(outcome),
    latency_ms: isUp ? outcome.latencyMs : null,
    players: isUp ? outcome.players : null,
    is_confirming: isConfirming,
  };
}

function incidentRow(edition: string, { incident, endedAt }: KeptIncident): ExportRow {
  return {
    kind: 'incident',
    edition,
    at: inUtc(incident.startedAt),
    until: endedAt === null ? null : inUtc(endedAt),
    outcome: incident.kind,
    reason: incident.reason,
    latency_ms: null,
    players: null,
    is_confirming: false,
  };
}

function reasonOf(outcome: Outcome): string | null {
  if (outcome.kind === 'fail') return outcome.reason;
  return outcome.kind === 'none' ? outcome.why : null;
}

function nextHour(at: number): number {
  return (Math.floor(at / HOUR_S) + 1) * HOUR_S;
}

function inUtc(at: number): string {
  return new Date(at * 1000).toISOString().replace('.000Z', 'Z');
}
