import { Client } from 'pg';
import { expect, test } from 'vitest';
import { hasPostgres, startPostgres } from '../../testing/postgres-server.ts';
import { type Announcement, CHANNEL, listenToAnnouncements } from './announcements.ts';

test.skipIf(!hasPostgres)(
  'what another program tells in the same database is passed over',
  async () => {
    const postgres = await startPostgres();
    const url = await postgres.createDatabase();
    const heard: Announcement[] = [];
    const listening = Promise.withResolvers<void>();
    const failures: unknown[] = [];
    const stop = listenToAnnouncements({
      url,
      hear: (message) => heard.push(message),
      onGap: listening.resolve,
      wait: async () => undefined,
      onFailure: (error) => failures.push(error),
    });
    await listening.promise;
    const other = new Client({ connectionString: url });
    await other.connect();
    for (const payload of [
      '',
      'hello',
      '{',
      'null',
      '{"kind":"watch"}',
      '{"kind":"check","target":7}',
    ]) {
      await other.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
    }
    await expect.poll(() => heard).toEqual([{ kind: 'check', target: 7 }]);
    expect(failures).toEqual([]);
    await other.end();
    await stop();
    await postgres.remove();
  },
  120_000,
);
