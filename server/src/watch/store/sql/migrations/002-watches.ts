/** Who watches what, and what servers say about themselves. Incidents get a number. */
export const watches = {
  sql: `
ALTER TABLE target ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';
-- Where it was when it was added, for the number of targets of one address.
ALTER TABLE target ADD COLUMN ip TEXT NOT NULL DEFAULT '';
CREATE INDEX target_ip ON target (ip);

CREATE TABLE watch (
  id TEXT PRIMARY KEY, owner_hash BLOB NOT NULL, viewer_hash BLOB,
  java INTEGER REFERENCES target, bedrock INTEGER REFERENCES target,
  name TEXT NOT NULL, zone TEXT NOT NULL, language TEXT NOT NULL, slug TEXT UNIQUE,
  is_public INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL, used_day INTEGER NOT NULL, paused_at INTEGER,
  revision INTEGER NOT NULL DEFAULT 1, CHECK (java IS NOT NULL OR bedrock IS NOT NULL)
) STRICT;
CREATE INDEX watch_java ON watch (java);
CREATE INDEX watch_bedrock ON watch (bedrock);

CREATE TABLE maintenance (
  id INTEGER PRIMARY KEY AUTOINCREMENT, watch TEXT NOT NULL REFERENCES watch ON DELETE CASCADE,
  starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL, every TEXT, note TEXT NOT NULL, removed_at INTEGER
) STRICT;
CREATE INDEX maintenance_watch ON maintenance (watch);

CREATE TABLE event (
  target INTEGER NOT NULL REFERENCES target ON DELETE CASCADE, at INTEGER NOT NULL, kind TEXT NOT NULL,
  before TEXT, after TEXT, is_often INTEGER NOT NULL, PRIMARY KEY (target, at, kind)
) WITHOUT ROWID, STRICT;
CREATE TABLE icon (hash TEXT PRIMARY KEY, png BLOB NOT NULL) STRICT;

-- How many watches somebody made on a day; who is a hash with a salt of that day.
CREATE TABLE creation (
  day INTEGER NOT NULL, who BLOB NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (day, who)
) WITHOUT ROWID, STRICT;

CREATE TABLE numbered (
  id INTEGER PRIMARY KEY AUTOINCREMENT, target INTEGER NOT NULL REFERENCES target ON DELETE CASCADE,
  started_at INTEGER NOT NULL, confirmed_at INTEGER NOT NULL, ended_at INTEGER, kind TEXT NOT NULL,
  reason TEXT NOT NULL, reasons TEXT NOT NULL, relapses INTEGER NOT NULL, UNIQUE (target, started_at)
) STRICT;
INSERT INTO numbered (target, started_at, confirmed_at, ended_at, kind, reason, reasons, relapses)
  SELECT target, started_at, confirmed_at, ended_at, kind, reason, reasons, relapses FROM incident ORDER BY started_at;
DROP TABLE incident;
ALTER TABLE numbered RENAME TO incident;
CREATE UNIQUE INDEX incident_open ON incident (target) WHERE ended_at IS NULL;
`,
};
