/** Times are Unix seconds, `h` and `d` hours and days since 1970, `tick` five seconds. */
export const firstTables = {
  sql: `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

-- A number is never given again: the journal may still hold samples of a target that was removed.
CREATE TABLE target (
  id INTEGER PRIMARY KEY AUTOINCREMENT, edition TEXT NOT NULL, host TEXT NOT NULL, port INTEGER NOT NULL,
  shard INTEGER NOT NULL, interval_s INTEGER NOT NULL DEFAULT 60, standing TEXT NOT NULL,
  UNIQUE (edition, host, port)
) STRICT;
CREATE INDEX target_shard ON target (shard);

CREATE TABLE incident (
  target INTEGER NOT NULL REFERENCES target ON DELETE CASCADE, started_at INTEGER NOT NULL,
  confirmed_at INTEGER NOT NULL, ended_at INTEGER, kind TEXT NOT NULL, reason TEXT NOT NULL, reasons TEXT NOT NULL,
  relapses INTEGER NOT NULL, PRIMARY KEY (target, started_at)
) WITHOUT ROWID, STRICT;
CREATE UNIQUE INDEX incident_open ON incident (target) WHERE ended_at IS NULL;

CREATE TABLE journal (
  shard INTEGER NOT NULL, tick INTEGER NOT NULL, samples BLOB NOT NULL, PRIMARY KEY (shard, tick)
) WITHOUT ROWID, STRICT;
CREATE TABLE packed (
  target INTEGER NOT NULL REFERENCES target ON DELETE CASCADE, h INTEGER NOT NULL, samples BLOB NOT NULL,
  PRIMARY KEY (target, h)
) WITHOUT ROWID, STRICT;
CREATE TABLE hour (
  target INTEGER NOT NULL REFERENCES target ON DELETE CASCADE, h INTEGER NOT NULL, up_s INTEGER NOT NULL,
  down_s INTEGER NOT NULL, unknown_s INTEGER NOT NULL, asleep_s INTEGER NOT NULL, blips INTEGER NOT NULL,
  lat50 INTEGER, lat95 INTEGER, latmax INTEGER, pmin INTEGER, pavg INTEGER, pmax INTEGER,
  PRIMARY KEY (target, h)
) WITHOUT ROWID, STRICT;
CREATE TABLE day (
  target INTEGER NOT NULL REFERENCES target ON DELETE CASCADE, d INTEGER NOT NULL, up_s INTEGER NOT NULL,
  down_s INTEGER NOT NULL, unknown_s INTEGER NOT NULL, asleep_s INTEGER NOT NULL, lat50 INTEGER, lat95 INTEGER,
  pavg INTEGER, pmax INTEGER, PRIMARY KEY (target, d)
) WITHOUT ROWID, STRICT;
`,
};
