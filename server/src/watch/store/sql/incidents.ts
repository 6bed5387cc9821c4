import type { Incident, IncidentStretch } from '@fucina/watch';
import type { KeptIncident, TargetIncident } from '../watch-store.ts';
import { type Connection, marks, numberOrNull, type Row, writeJson } from './connection.ts';

export interface Incidents {
  readonly keep: (incident: TargetIncident) => Promise<void>;
  readonly find: (target: number, startedAt: number) => Promise<KeptIncident | undefined>;
  readonly read: (ids: readonly number[]) => Promise<readonly KeptIncident[]>;
  /** The newest first. */
  readonly before: (
    targets: readonly number[],
    before: number,
    limit: number,
  ) => Promise<readonly KeptIncident[]>;
  /** When those of a target were that reach into a range, in the order of time. */
  readonly stretches: (
    target: number,
    from: number,
    to: number,
  ) => Promise<readonly IncidentStretch[]>;
}

export function createIncidents(connection: Connection): Incidents {
  const keep = connection.prepare(
    `INSERT INTO incident (target, started_at, confirmed_at, ended_at, kind, reason, reasons, relapses)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (target, started_at) DO UPDATE
     SET ended_at = excluded.ended_at, reasons = excluded.reasons, relapses = excluded.relapses`,
  );
  const find = connection.prepare('SELECT * FROM incident WHERE target = ? AND started_at = ?');
  const stretches = connection.prepare(
    `SELECT started_at, ended_at, kind FROM incident
     WHERE target = ? AND started_at < ? AND (ended_at IS NULL OR ended_at > ?)
     ORDER BY started_at`,
  );
  return {
    async keep({ target, incident, endedAt }) {
      const { startedAt, confirmedAt, kind, reason, reasons, relapses } = incident;
      const written = writeJson(reasons);
      await keep.run(target, startedAt, confirmedAt, endedAt, kind, reason, written, relapses);
    },
    async find(target, startedAt) {
      const row = await find.get(target, startedAt);
      return row === undefined ? undefined : readIncident(row);
    },
    async read(ids) {
      if (ids.length === 0) return [];
      const read = connection.prepare(
        `SELECT * FROM incident WHERE id IN (${marks(ids)}) ORDER BY id`,
      );
      return (await read.all(...ids)).map(readIncident);
    },
    async before(targets, time, limit) {
      if (targets.length === 0) return [];
      const before = connection.prepare(
        `SELECT * FROM incident WHERE target IN (${marks(targets)}) AND started_at < ?
         ORDER BY started_at DESC, id DESC LIMIT ?`,
      );
      return (await before.all(...targets, time, limit)).map(readIncident);
    },
    stretches: async (target, from, to) => (await stretches.all(target, to, from)).map(readStretch),
  };
}

function readIncident(row: Row): KeptIncident {
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
    endedAt: numberOrNull(row.ended_at),
  };
}

function readStretch(row: Row): IncidentStretch {
  return {
    startedAt: Number(row.started_at),
    endedAt: numberOrNull(row.ended_at),
    // `keep` wrote it.
    kind: row.kind as Incident['kind'],
  };
}
