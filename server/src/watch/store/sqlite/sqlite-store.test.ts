import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStore } from '../testing/store-suite.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

describeStore('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fucina-watch-'));
  return {
    open: async () => {
      const opened = await openSqliteStore(join(folder, 'data'));
      if (!opened.ok) throw new Error(opened.error.code);
      return opened.value;
    },
    remove: () => rm(folder, { recursive: true }),
  };
});
