import { DAY_S } from '@fucina/watch';
import type { AlertStore, KeptChannel } from '../alert-store.ts';
import { type Connection, numberOrNull, type Row, writeJson } from './connection.ts';

const MAX_OF_WATCH = 8;
/** Alerts in a row, and how long they fail, until a channel is off. */
const MAX_FAILURES = 20;
const MAX_FAILING_S = 3 * DAY_S;

export interface Channels {
  readonly add: AlertStore['addChannel'];
  readonly of: AlertStore['channels'];
  readonly read: (channel: string) => Promise<KeptChannel | undefined>;
  readonly change: AlertStore['changeChannel'];
  readonly remove: AlertStore['removeChannel'];
  readonly revive: AlertStore['reviveChannel'];
  readonly delivered: (channel: string) => Promise<void>;
  readonly tryFailed: (channel: string, error: string, at: number) => Promise<void>;
  /** An alert did not arrive; says whether the channel is worn out by it. */
  readonly alertFailed: (channel: string, at: number) => Promise<boolean>;
  /** Undefined if it was off already. */
  readonly switchOff: (channel: string, at: number) => Promise<KeptChannel | undefined>;
}

export function createChannels(connection: Connection): Channels {
  const isThere = connection.prepare('SELECT 1 FROM watch WHERE id = ?');
  const insert = connection.prepare(
    `INSERT INTO channel (id, watch, kind, label, sealed, same, language, wants, delay_s, repeat_s, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const of = connection.prepare('SELECT * FROM channel WHERE watch = ? ORDER BY created_at, id');
  const read = connection.prepare('SELECT * FROM channel WHERE id = ?');
  const update = connection.prepare(
    `UPDATE channel SET label = ?, sealed = ?, same = ?, language = ?, wants = ?, delay_s = ?, repeat_s = ?
     WHERE id = ?`,
  );
  const remove = connection.prepare('DELETE FROM channel WHERE id = ? AND watch = ?');
  const revive = connection.prepare(
    `UPDATE channel SET failures = 0, failing_since = NULL, disabled_at = NULL, last_error = NULL
     WHERE id = ? AND watch = ?`,
  );
  const delivered = connection.prepare(
    `UPDATE channel SET failures = 0, failing_since = NULL, last_error = NULL
     WHERE id = ? AND (failures > 0 OR failing_since IS NOT NULL)`,
  );
  const tryFailed = connection.prepare(
    'UPDATE channel SET failing_since = coalesce(failing_since, ?), last_error = ? WHERE id = ?',
  );
  const alertFailed = connection.prepare(
    'UPDATE channel SET failures = failures + 1 WHERE id = ? RETURNING failures, failing_since',
  );
  const switchOff = connection.prepare(
    'UPDATE channel SET disabled_at = ? WHERE id = ? AND disabled_at IS NULL RETURNING *',
  );
  const channelsOf = async (watch: string) => (await of.all(watch)).map(readChannel);
  return {
    async add(draft) {
      const { id, watch, kind, label, sealed, same, language, wants } = draft;
      if ((await isThere.get(watch)) === undefined) return 'gone';
      if ((await channelsOf(watch)).length >= MAX_OF_WATCH) return 'full';
      const { delayS, repeatS, createdAt } = draft;
      await insert.run(
        ...[id, watch, kind, label, sealed, same, language, writeJson(wants)],
        ...[delayS, repeatS, createdAt],
      );
      return 'kept';
    },
    of: channelsOf,
    async read(id) {
      const row = await read.get(id);
      return row === undefined ? undefined : readChannel(row);
    },
    async change(watch, id, change) {
      const row = await read.get(id);
      if (row?.watch !== watch) return false;
      const { label, sealed, same, language, wants, delayS, repeatS } = {
        ...readChannel(row),
        ...change,
      };
      await update.run(label, sealed, same, language, writeJson(wants), delayS, repeatS, id);
      return true;
    },
    remove: async (watch, id) => (await remove.run(id, watch)) === 1,
    revive: async (watch, id) => (await revive.run(id, watch)) === 1,
    async delivered(id) {
      await delivered.run(id);
    },
    async tryFailed(id, error, at) {
      await tryFailed.run(at, error, id);
    },
    async alertFailed(id, at) {
      const row = await alertFailed.get(id);
      if (row === undefined) return false;
      const failingS = at - Number(row.failing_since ?? at);
      return Number(row.failures) >= MAX_FAILURES || failingS >= MAX_FAILING_S;
    },
    async switchOff(id, at) {
      const row = await switchOff.get(at, id);
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
    failingSince: numberOrNull(row.failing_since),
    disabledAt: numberOrNull(row.disabled_at),
    lastError: row.last_error === null ? null : String(row.last_error),
  };
}
