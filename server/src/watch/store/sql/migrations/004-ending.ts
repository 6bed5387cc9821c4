/** When the channels of a watch that nobody opens were told that it ends. */
export const ending = {
  sql: `
ALTER TABLE watch ADD COLUMN ending_told_at INTEGER;
CREATE INDEX watch_used ON watch (used_day);
`,
};
