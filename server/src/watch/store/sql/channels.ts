import type { DatabaseSync } from 'node:sqlite';
import { DAY_S } from '@fucina/watch';
import type { ChannelChange, ChannelDraft, KeptChannel } from '../alert-store.ts';

const MAX_OF_WATCH = 8;
/** Alerts in a row, and how long they fail, until a channel is off. */
const MAX_FAILURES = 20;
const MAX_FAILING_S = 3 * DAY_S;

type Row = Readonly<Record<string, unknown>>;

export interface Channels {
  readonly add: (draft: ChannelDraft) => 'kept' | 'full' | 'gone';
  readonly of: (watch: string) => readonly KeptChannel[];
  readonly read: (channel: string) => KeptChannel | undefined;
  readonly change: (watch: string, channel: string, change: ChannelChange) => boolean;
  readonly remove: (watch: string, channel: string) => boolean;
  readonly revive: (watch: string, channel: string) => boolean;
  readonly delivered: (channel: string) => void;
  readonly tryFailed: (channel: string, error: string, at: number) => void;
  /** An alert did not arrive; says whether the channel is worn out by it. */
  readonly alertFailed: (channel: string, at: number) => boolean;
  /** Undefined if it was off already. */
  readonly switchOff: (channel: string, at: number) => KeptChannel | undefined;
}

export function createChannels(database: DatabaseSync): Channels {
  const isThere = database.prepare('SELECT 1 FROM watch WHERE id = ?');
  const insert = database.prepare(
    `INSERT INTO channel (id, watch, kind, label, sealed, same, language, wants, delay_s, repeat_s, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const of = database.prepare('SELECT * FROM channel WHERE watch = ? ORDER BY created_at, id');
  const read = database.prepare('SELECT * FROM channel WHERE id = ?');
  const update = database.prepare(
    `UPDATE channel SET label = ?, sealed = ?, same = ?, language = ?, wants = ?, delay_s = ?, repeat_s = ?
     WHERE id = ?`,
  );
  const remove = database.prepare('DELETE FROM channel WHERE id = ? AND watch = ?');
  const revive = database.prepare(
    `UPDATE channel SET failures = 0, failing_since = NULL, disabled_at = NULL, last_error = NULL
     WHERE id = ? AND watch = ?`,
  );
  const delivered = database.prepare(
    `UPDATE channel SET failures = 0, failing_since = NULL, last_error = NULL
     WHERE id = ? AND (failures > 0 OR failing_since IS NOT NULL)`,
  );
  const tryFailed = database.prepare(
    'UPDATE channel SET failing_since = coalesce(failing_since, ?), last_error = ? WHERE id = ?',
  );
  const alertFailed = database.prepare(
    'UPDATE channel SET failures = failures + 1 WHERE id = ? RETURNING failures, failing_since',
  );
  const switchOff = database.prepare(
    'UPDATE channel SET disabled_at = ? WHERE id = ? AND disabled_at IS NULL RETURNING *',
  );
  const channelsOf = (watch: string) => of.all(watch).map(readChannel);
  return {
    add(draft) {
      const { id, watch, kind, label, sealed, same, language, wants } = draft;
      if (isThere.get(watch) === undefined) return 'gone';
      if (channelsOf(watch).length >= MAX_OF_WATCH) return 'full';
      const { delayS, repeatS, createdAt } = draft;
      insert.run(
        ...[id, watch, kind, label, sealed, same, language, JSON.stringify(wants)],
        ...[delayS, repeatS, createdAt],
      );
      return 'kept';
    },
    of: channelsOf,
    read(id) {
      const row = read.get(id);
      return row === undefined ? undefined : readChannel(row);
    },
    change(watch, id, change) {
      const row = read.get(id);
      if (row?.watch !== watch) return false;
      const { label, sealed, same, language, wants, delayS, repeatS } = {
        ...readChannel(row),
        ...change,
      };
      update.run(label, sealed, same, language, JSON.stringify(wants), delayS, repeatS, id);
      return true;
    },
    remove: (watch, id) => remove.run(id, watch).changes === 1,
    revive: (watch, id) => revive.run(id, watch).changes === 1,
    delivered: (id) => {
      delivered.run(id);
    },
    tryFailed: (id, error, at) => {
      tryFailed.run(at, error, id);
    },
    alertFailed(id, at) {
      const row = alertFailed.get(id);
      if (row === undefined) return false;
      const failingS = at - Number(row.failing_since ?? at);
      return Number(row.failures) >= MAX_FAILURES || failingS >= MAX_FAILING_S;
    },
    switchOff(id, at) {
      const row = switchOff.get(at, id);
      return row === undefined ? undefined : readChannel(row);
    },
  };
}

export function readChannel(row: Row): KeptChannel {
  return {
    id: String(row.id),
    watch: String(row.watch),
    // `add` and `change` wrote these.
    kind: row.kind as KeptChannel['kind'],
    label: String(row.label),
    sealed: row.sealed as Uint8Array,
    same: row.same as Uint8Array,
    language: String(row.language),
    wants: JSON.parse(String(row.wants)) as KeptChannel['wants'],
    delayS: Number(row.delay_s),
    repeatS: Number(row.repeat_s),
    createdAt: Number(row.created_at),
    failures: Number(row.failures),
    failingSince: row.failing_since === null ? null : Number(row.failing_since),
    disabledAt: row.disabled_at === null ? null : Number(row.disabled_at),
    lastError: row.last_error === null ? null : String(row.last_error),
  };
}
