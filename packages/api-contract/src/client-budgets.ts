/** How many requests one client may send a minute, by kind. */
export const CLIENT_BUDGETS = {
  status: 300,
  profile: 300,
  image: 600,
  // The page asks on every change.
  gradient: 600,
  watch: 120,
  'watch-live': 20,
  'watch-change': 30,
  'watch-create': 3,
  'watch-test': 6,
  // Only what no cache could answer: a real ping, a question to Mojang.
  ping: 30,
  lookup: 60,
} as const;
