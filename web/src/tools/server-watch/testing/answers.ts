// What our server answers about a watch, for tests.
import type {
  PublicStatus,
  StatusPageData,
  WatchChannel,
  WatchDays,
  WatchDeliveries,
  WatchEvents,
  WatchHeat,
  WatchHistory,
  WatchIncidents,
  WatchReply,
} from '@fucina/api-contract';

export const NOW = Date.UTC(2026, 10, 28, 12) / 1000;
export const SECRET = `fw_${'0'.repeat(26)}`;

const uptime = {
  uptime: { value: 99.31, digits: 2 },
  coverage: { value: 100, digits: 0 },
  is_partly_measured: false,
  down_s: 600,
} as const;
const uptimes = { day: uptime, week: uptime, month: uptime, quarter: uptime };
const wholeUptime = { ...uptime, partly_s: 0 };

export const WATCH: WatchReply = {
  id: '0123456789',
  access: 'owner',
  revision: 1,
  name: '',
  language: 'en',
  address: 'play.example.com',
  state: 'up',
  since: NOW - 3 * 86_400,
  editions: [
    {
      edition: 'java',
      address: 'play.example.com',
      state: 'up',
      since: NOW - 3 * 86_400,
      checked_at: NOW,
      interval_s: 60,
      latency_ms: 42,
      players: 37,
      max: 100,
      version: 'Paper 1.21.8',
      uptime: uptimes,
    },
  ],
  uptime: { day: wholeUptime, week: wholeUptime, month: wholeUptime, quarter: wholeUptime },
  zone: 'Europe/Rome',
  created_at: NOW - 30 * 86_400,
  checked_at: NOW,
  maintenance_until: null,
  place: 'Milan',
  paused_at: null,
  maintenance: [],
  slug: null,
  is_public: false,
  has_viewer_link: false,
};

const DAYS: WatchDays = {
  edition: 'java',
  zone: 'Europe/Rome',
  days: [
    {
      day: '2026-11-27',
      up_s: 0,
      down_s: 0,
      unknown_s: 86_400,
      asleep_s: 0,
      maintenance_s: 0,
      uptime: null,
    },
    {
      day: '2026-11-28',
      up_s: 85_800,
      down_s: 600,
      unknown_s: 0,
      asleep_s: 0,
      maintenance_s: 0,
      uptime: { value: 99.3, digits: 2 },
    },
  ],
};

export const HISTORY: WatchHistory = {
  edition: 'java',
  from: NOW - 180,
  step_s: 60,
  up_s: [60, 60, 0],
  down_s: [0, 0, 60],
  unknown_s: [0, 0, 0],
  latency: [40, 44, null],
  p95: [40, 44, null],
  players: [10, 14, null],
  peak: [12, 15, null],
};

const INCIDENTS: WatchIncidents = {
  incidents: [
    {
      id: 1,
      edition: 'java',
      started_at: NOW - 7200,
      ended_at: NOW - 6600,
      kind: 'down',
      reason: { stage: 'connect', code: 'refused' },
      reasons: [
        { at: NOW - 7200, stage: 'connect', code: 'refused' },
        { at: NOW - 7000, stage: 'handshake', code: 'timeout' },
      ],
      relapses: 0,
    },
  ],
  next: null,
};

const EVENTS: WatchEvents = {
  events: [
    {
      at: NOW - 900,
      edition: 'java',
      kind: 'motd',
      before: '§aOld §lmessage',
      after: '§bNew',
      is_often: false,
    },
  ],
  next: null,
};

const HEAT: WatchHeat = {
  edition: 'java',
  zone: 'Europe/Rome',
  days: 28,
  cells: Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => null)),
};

export const CHANNEL: WatchChannel = {
  id: 'chan1',
  kind: 'webhook',
  label: 'Ours',
  host: 'hooks.example.com',
  language: 'en',
  kinds: ['down', 'up'],
  delay_s: 0,
  repeat_s: 0,
  created_at: NOW - 86_400,
  failing_since: null,
  off_since: null,
  last_error: null,
};

export const DELIVERY: WatchDeliveries['deliveries'][number] = {
  alert: 'wa_1',
  kind: 'down',
  at: NOW - 600,
  channel: 'chan1',
  due_at: NOW - 600,
  done_at: NOW - 599,
  outcome: 'delivered',
  tries: [{ at: NOW - 599, ms: 120, result: 204 }],
};

const { address, state, since, editions, uptime: measured, zone } = WATCH;
const { created_at, checked_at, maintenance_until, place } = WATCH;

export const PUBLIC_STATUS: PublicStatus = {
  slug: '0123456789',
  name: address,
  is_verified: false,
  ...{ address, state, since, editions, uptime: measured, zone },
  ...{ created_at, checked_at, maintenance_until, place },
};

export const STATUS_PAGE: StatusPageData = {
  status: PUBLIC_STATUS,
  at: NOW,
  range: 'day',
  history: HISTORY,
  days: DAYS,
  heat: HEAT,
  incidents: INCIDENTS,
  events: EVENTS,
};

/** By what follows the id in the path. */
export const PARTS: Readonly<Record<string, object>> = {
  '/days': DAYS,
  '/history': HISTORY,
  '/incidents': INCIDENTS,
  '/events': EVENTS,
  '/heat': HEAT,
  '/channels': { channels: [] },
  '/deliveries': { deliveries: [] },
};
