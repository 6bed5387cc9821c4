/** Whom to tell, what to tell, and what became of it. */
export const alerts = {
  sql: `
CREATE TABLE channel (
  id TEXT PRIMARY KEY, watch TEXT NOT NULL REFERENCES watch ON DELETE CASCADE, kind TEXT NOT NULL, label TEXT NOT NULL,
  sealed BLOB NOT NULL, same BLOB NOT NULL, language TEXT NOT NULL, wants TEXT NOT NULL, delay_s INTEGER NOT NULL,
  repeat_s INTEGER NOT NULL, created_at INTEGER NOT NULL, failures INTEGER NOT NULL DEFAULT 0, failing_since INTEGER,
  disabled_at INTEGER, last_error TEXT
) STRICT;
CREATE INDEX channel_watch ON channel (watch);

-- incidents: their numbers; channel: the name of the one that is off; round: how often it was told before.
CREATE TABLE alert (
  id TEXT PRIMARY KEY, watch TEXT NOT NULL REFERENCES watch ON DELETE CASCADE, kind TEXT NOT NULL, at INTEGER NOT NULL,
  incidents TEXT NOT NULL, channel TEXT, round INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX alert_watch ON alert (watch, at);
CREATE INDEX alert_at ON alert (at);

-- due_at: when it is wanted; next_at: when it is tried.
CREATE TABLE delivery (
  alert TEXT NOT NULL REFERENCES alert ON DELETE CASCADE, channel TEXT NOT NULL REFERENCES channel ON DELETE CASCADE,
  due_at INTEGER NOT NULL, next_at INTEGER NOT NULL, tries TEXT NOT NULL DEFAULT '[]', leased_until INTEGER,
  done_at INTEGER, outcome TEXT, PRIMARY KEY (alert, channel)
) WITHOUT ROWID, STRICT;
CREATE INDEX delivery_next ON delivery (next_at) WHERE done_at IS NULL;
CREATE INDEX delivery_channel ON delivery (channel);
`,
};
