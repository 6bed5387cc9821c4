import type { PublicStatus, publicBadgeEndpoint, QueryOf } from '@fucina/api-contract';
import { brand } from '@fucina/site';
import { words } from '@fucina/site/words';
import type { Badge, BadgeTone } from '../../tools/status/images/badge.ts';
import { writeDays, writeNumber, writeUptime } from './write-numbers.ts';

type Asked = QueryOf<typeof publicBadgeEndpoint>;

const RANGES = { '1': 'day', '7': 'week', '30': 'month', '90': 'quarter' } as const;
const TONES: Partial<Readonly<Record<PublicStatus['state'], BadgeTone>>> = {
  up: 'good',
  partly: 'partly',
  down: 'bad',
  unstable: 'bad',
};

/** What a badge says of a server. Its color is that of the state; what nobody knows is grey. */
export function statusBadge(status: PublicStatus, asked: Asked): Badge {
  return {
    label: status.name,
    value: shownValue(status, asked),
    tone: TONES[status.state] ?? 'neutral',
  };
}

/** Where there is no such page: it stands in pages of others, where nobody reads a problem. */
export function missingBadge({ lng }: Pick<Asked, 'lng'>): Badge {
  const value = words[lng].status_page.failures.none.title;
  return { label: brand.name, value, tone: 'neutral' };
}

function shownValue(status: PublicStatus, { show, days, lng }: Asked): string {
  const state = words[lng].server_watch.states[status.state];
  const [first] = status.editions;
  switch (show) {
    case 'state':
      return state;
    case 'uptime':
      return `${writeUptime(status.uptime[RANGES[days]].uptime, lng)} · ${writeDays(Number(days), lng)}`;
    case 'players': {
      const players = first?.players ?? null;
      if (players === null) return state;
      const most = first?.max === undefined ? '' : ` / ${writeNumber(first.max, lng)}`;
      return `${writeNumber(players, lng)}${most}`;
    }
    case 'latency': {
      const latency = first?.latency_ms ?? null;
      return latency === null ? state : `${writeNumber(latency, lng)} ms`;
    }
  }
}
