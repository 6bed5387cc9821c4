import type { DatabaseSync } from 'node:sqlite';
import type { Incident, IncidentStretch } from '@fucina/watch';
import type { KeptIncident, TargetIncident } from '../watch-store.ts';

export interface Incidents {
  readonly keep: (incident: TargetIncident) => void;
  readonly find: (target: number, startedAt: number) => KeptIncident | undefined;
  readonly read: (ids: readonly number[]) => readonly KeptIncident[];
  /** The newest first. */
  readonly before: (
    targets: readonly number[],
    before: number,
    limit: number,
  ) => readonly KeptIncident[];
  /** When those of a target were that reach into a range, in the order of time. */
  readonly stretches: (target: number, from: number, to: number) => readonly IncidentStretch[];
}

export function createIncidents(database: DatabaseSync): Incidents {
  const keep = database.prepare(
    `INSERT INTO incident (target, started_at, confirmed_at, ended_at, kind, reason, reasons, relapses)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (target, started_at) DO UPDATE
     SET ended_at = excluded.ended_at, reasons = excluded.reasons, relapses = excluded.relapses`,
  );
  const find = database.prepare('SELECT * FROM incident WHERE target = ? AND started_at = ?');
  const read = database.prepare(
    'SELECT * FROM incident WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id',
  );
  const before = database.prepare(
    `SELECT * FROM incident WHERE target IN (SELECT value FROM json_each(?)) AND started_at < ?
     ORDER BY started_at DESC, id DESC LIMIT ?`,
  );
  const stretches = database.prepare(
    `SELECT started_at, ended_at, kind FROM incident
     WHERE target = ? AND started_at < ? AND (ended_at IS NULL OR ended_at > ?)
     ORDER BY started_at`,
  );
  return {
    keep({ target, incident, endedAt }) {
      const { startedAt, confirmedAt, kind, reason, reasons, relapses } = incident;
      const written = JSON.stringify(reasons);
      keep.run(target, startedAt, confirmedAt, endedAt, kind, reason, written, relapses);
    },
    find(target, startedAt) {
      const row = find.get(target, startedAt);
      return row === undefined ? undefined : readIncident(row);
    },
    read: (ids) => read.all(JSON.stringify(ids)).map(readIncident),
    before: (targets, time, limit) =>
      before.all(JSON.stringify(targets), time, limit).map(readIncident),
    stretches: (target, from, to) => stretches.all(target, to, from).map(readStretch),
  };
}

function readIncident(row: Readonly<Record<string, unknown>>): KeptIncident {
  return {
    id: Number(row.id),
    target: Number(row.target),
    incident: {
      startedAt: Number(row.started_at),
      confirmedAt: Number(row.confirmed_at),
      // `keep` wrote these.
      kind: row.kind as Incident['kind'],
      reason: row.reason as Incident['reason'],
      reasons: JSON.parse(String(row.reasons)) as Incident['reasons'],
      relapses: Number(row.relapses),
    },
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
  };
}

function readStretch(row: Readonly<Record<string, unknown>>): IncidentStretch {
  return {
    startedAt: Number(row.started_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
    // `keep` wrote it.
    kind: row.kind as Incident['kind'],
  };
}
