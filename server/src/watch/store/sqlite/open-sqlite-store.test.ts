import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeAlerts } from '../testing/alerts-suite.ts';
import { describeReadings } from '../testing/readings-suite.ts';
import { describeStore } from '../testing/store-suite.ts';
import { describeWatches } from '../testing/watches-suite.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

async function makePlace() {
  const folder = await mkdtemp(join(tmpdir(), 'fucina-watch-'));
  return {
    open: async () => {
      const opened = await openSqliteStore(join(folder, 'data'));
      if (!opened.ok) throw new Error(opened.error.code);
      return opened.value;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

describeStore('SQLite', makePlace);
describeWatches('SQLite', makePlace);
describeReadings('SQLite', makePlace);
describeAlerts('SQLite', makePlace);
