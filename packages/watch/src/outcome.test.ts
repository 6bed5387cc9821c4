import type { PingCode, PingStage } from '@fucina/server-ping';
import { expect, test } from 'vitest';
import { outcomeOfReply } from './outcome.ts';
import { furtherReason } from './reasons.ts';

const STAGES: Record<PingStage, true> = {
  dns: true,
  connect: true,
  handshake: true,
  response: true,
  parse: true,
};
const CODES: Record<PingCode, true> = {
  dns_not_found: true,
  dns_timeout: true,
  dns_failed: true,
  refused: true,
  timeout: true,
  unreachable: true,
  reset: true,
  closed: true,
  not_minecraft: true,
  too_large: true,
  bad_json: true,
};

function offline(stage: string, code: string) {
  return outcomeOfReply({ online: false, latency_ms: null, debug: { stage, code } });
}

test.each(Object.keys(CODES))('a ping that fails with %s is a failure at every stage', (code) => {
  for (const stage of Object.keys(STAGES)) expect(offline(stage, code).kind).toBe('fail');
});

test('where nothing came says how far the ping had got', () => {
  const reasons = Object.keys(STAGES).map((stage) => offline(stage, 'timeout'));
  expect(reasons).toEqual(
    [
      'dns_timeout',
      'timeout_connect',
      'timeout_handshake',
      'timeout_response',
      'timeout_response',
    ].map((reason) => ({ kind: 'fail', reason })),
  );
});

test('a code of a later version tells nothing', () => {
  expect(offline('parse', 'too_loud')).toEqual({ kind: 'none', why: 'nothing' });
});

test.each([
  ['absent', undefined, null],
  ['a word', { online: 'many' }, null],
  ['a billion', { online: 1e9 }, 250_000],
  ['negative', { online: -3 }, null],
  ['a fraction', { online: 1.5 }, null],
  ['nobody', { online: 0 }, 0],
])('players that are %s', (_, players, expected) => {
  const reply = { online: true, latency_ms: 12.4, debug: {}, ...(players && { players }) };
  expect(outcomeOfReply(reply)).toEqual({ kind: 'up', latencyMs: 12, players: expected });
});

test('a latency is kept up to ten seconds, and is none without a pong', () => {
  const of = (latency_ms: number | null) => outcomeOfReply({ online: true, latency_ms, debug: {} });
  expect(of(null)).toMatchObject({ latencyMs: null });
  expect(of(99_999)).toMatchObject({ latencyMs: 10_000 });
  expect(of(Number.NaN)).toMatchObject({ latencyMs: null });
});

test('of two reasons the one counts that got further, of equals the later one', () => {
  expect(furtherReason('bad_json', 'refused')).toBe('bad_json');
  expect(furtherReason('dns_timeout', 'reset')).toBe('reset');
  expect(furtherReason('refused', 'unreachable')).toBe('unreachable');
});
