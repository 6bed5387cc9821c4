// A watched server, as the API tells it.
export const ID = '0123456789';
export const SECRET = `fw_${'0123456789abcdefghjkmnpqrs'}`;
const START_S = 1_795_996_800;

const whole = { uptime: { value: 100, digits: 0 }, coverage: { value: 100, digits: 0 } };
const measured = { ...whole, is_partly_measured: false, down_s: 0 };
const often = { ...measured, uptime: { value: 99.98, digits: 2 }, down_s: 520 };
const little = { ...measured, uptime: null };
const uptime = { day: measured, week: often, month: often, quarter: little };

export function watchOf(state: 'up' | 'down') {
  const edition = {
    edition: 'java',
    address: 'play.example.com',
    state,
    since: START_S,
    ...(state === 'down' && { reason: { stage: 'connect', code: 'refused' } }),
    checked_at: START_S,
    interval_s: 60,
    latency_ms: 20,
    players: state === 'up' ? 12 : null,
    max: 60,
    uptime,
  };
  const partly = (one: object) => ({ ...one, partly_s: 0 });
  return {
    id: ID,
    access: 'owner',
    revision: 1,
    name: '',
    language: 'en',
    address: 'play.example.com',
    state,
    since: START_S,
    editions: [edition],
    uptime: Object.fromEntries(Object.entries(uptime).map(([key, one]) => [key, partly(one)])),
    zone: 'Europe/Rome',
    created_at: START_S,
    checked_at: START_S,
    maintenance_until: null,
    place: '',
    paused_at: null,
    maintenance: [],
    slug: null,
    is_public: false,
    has_viewer_link: false,
  };
}
