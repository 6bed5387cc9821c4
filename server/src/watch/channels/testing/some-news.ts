import type { News, NewsIncident } from '../../news.ts';

/** A quarter past midnight, UTC. */
export const AT = 1_795_997_700;

export function someIncident(more: Partial<NewsIncident> = {}): NewsIncident {
  return {
    id: 7,
    address: { edition: 'java', host: 'play.example.com', port: 25565 },
    startedAt: AT - 60,
    confirmedAt: AT - 55,
    endedAt: null,
    kind: 'down',
    reason: 'refused',
    reasons: [{ at: AT - 60, reason: 'refused' }],
    relapses: 0,
    ...more,
  };
}

export function someNews(more: Partial<News> = {}): News {
  return {
    id: 'wa_1',
    kind: 'down',
    at: AT,
    watch: {
      id: 'abcdefghjk',
      name: '',
      addresses: [{ edition: 'java', host: 'play.example.com', port: 25565 }],
    },
    incidents: [someIncident()],
    channel: null,
    ...more,
  };
}
