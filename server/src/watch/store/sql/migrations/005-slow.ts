/** Up to when a target was checked less often: its samples spoke for longer. */
export const slow = {
  sql: `
ALTER TABLE target ADD COLUMN slow_until INTEGER;
`,
};
