// The watch in a world with its own clock: every rule of this package in the order in which the real one uses them.
import { type HourRow, hourOf, hourRow } from '../numbers/hour-row.ts';
import type { IncidentStretch } from '../numbers/spans.ts';
import type { Outcome } from '../outcome.ts';
import { readJournalRow, writeJournalRow } from '../samples/journal-row.ts';
import { readPackedHour, writePackedHour } from '../samples/packed-hour.ts';
import type { Sample, TargetSample } from '../samples/sample.ts';
import { checkInterval, HOUR_S, nextTurnMs, overdueDelayMs, tickOf } from '../schedule.ts';
import { decide, type Effect } from '../states/decide.ts';
import { downTime } from '../states/incident.ts';
import { createRecentNetworks } from '../states/recent-networks.ts';
import { believed, CLEAR_SIGHT, decideSight } from '../states/sight.ts';
import { incidentOf, newStanding, type Standing } from '../states/standing.ts';
import { createRandom } from './random.ts';
import type { SimulatedServer } from './servers.ts';

const INTERVAL_S = 60;
/** When an hour is sealed, after its end. */
const SEALED_AFTER_S = 120;

export interface World {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly servers: readonly SimulatedServer[];
  /** Where in the interval each has its turn: by its place in the list, if it is not told. */
  readonly turns?: readonly number[];
  /** When our own network is gone. */
  readonly networkOutages?: readonly (readonly [from: number, to: number])[];
  /** When our process does not run. */
  readonly stops?: readonly (readonly [from: number, to: number])[];
  readonly hasBeacons?: boolean;
}

export interface SimulatedTarget {
  readonly standing: Standing;
  readonly incidents: readonly (IncidentStretch & { readonly relapses: number })[];
  readonly effects: readonly (Effect & { readonly told: number })[];
  readonly hours: readonly HourRow[];
  readonly packed: readonly Uint8Array[];
  /** Of the hours that are not packed yet. */
  readonly unpacked: readonly Sample[];
}

export interface Simulated {
  readonly targets: readonly SimulatedTarget[];
  readonly checks: number;
  readonly journalBytes: number;
}

interface Pending {
  readonly endsMs: number;
  readonly outcome: Outcome;
  readonly isConfirming: boolean;
}

interface Running {
  server: SimulatedServer;
  standing: Standing;
  pending: Pending;
  incidents: (IncidentStretch & { readonly relapses: number })[];
  effects: (Effect & { readonly told: number })[];
  hours: HourRow[];
  packed: Uint8Array[];
  samples: Sample[];
}

export function simulate(world: World): Simulated {
  const random = createRandom(world.seed);
  const networks = createRecentNetworks();
  let sight = CLEAR_SIGHT;
  let checks = 0;
  let journalBytes = 0;
  let hour = hourOf(world.from);
  let tick = tickOf(world.from);
  let inTick: TargetSample[] = [];
  const targets = world.servers.map((server, target): Running => {
    const pending = begin(server, world.from * 1000 + overdueDelayMs(target), false);
    const standing = newStanding(world.from);
    return {
      server,
      standing,
      pending,
      incidents: [],
      effects: [],
      hours: [],
      packed: [],
      samples: [],
    };
  });

  function begin(server: SimulatedServer, startsMs: number, isConfirming: boolean): Pending {
    const at = startsMs / 1000;
    const stop = within(world.stops, at);
    if (stop !== undefined) return begin(server, stop[1] * 1000 + random() * 10_000, false);
    const { outcome, tookMs } = server(at, random);
    const isCut = within(world.networkOutages, at) !== undefined;
    return {
      endsMs: startsMs + (isCut ? 5 : tookMs),
      outcome: isCut ? { kind: 'fail', reason: 'unreachable' } : outcome,
      isConfirming,
    };
  }

  function check(target: number, running: Running): void {
    const { endsMs, outcome, isConfirming } = running.pending;
    const at = Math.floor(endsMs / 1000);
    if (tickOf(at) !== tick) commit();
    tick = tickOf(at);
    if (at >= (hour + 1) * HOUR_S + SEALED_AFTER_S) seal();
    const { state } = running.standing;
    if (state === 'up' || state === 'suspect') {
      networks.note(`${target}`, outcome.kind === 'fail', at);
    }
    const areBeaconsLost = within(world.networkOutages, at) !== undefined;
    sight = decideSight(
      sight,
      {
        beacons: { asked: world.hasBeacons ? 2 : 0, lost: areBeaconsLost ? 2 : 0 },
        networks: networks.count(at),
        lookups: { asked: 0, lost: 0 },
      },
      at,
    );
    const seen = believed(outcome, sight);
    checks += 1;
    inTick.push({ target, sample: { at, outcome: seen, isConfirming } });
    const { standing, tryAt, effects } = decide(running.standing, seen, at);
    running.standing = standing;
    for (const effect of effects) apply(running, effect, at);
    const downForS = downTime(incidentOf(standing), at);
    const nextMs =
      tryAt === null
        ? nextTurnMs(
            world.turns?.[target] ?? target,
            checkInterval(INTERVAL_S, downForS),
            endsMs,
            random(),
          )
        : tryAt * 1000;
    running.pending = begin(running.server, nextMs, tryAt !== null);
  }

  function commit(): void {
    const bytes = writeJournalRow(inTick, tick);
    journalBytes += bytes.length;
    for (const { target, sample } of unwrap(readJournalRow(bytes, tick))) {
      targets[target]?.samples.push(sample);
    }
    inTick = [];
  }

  function seal(): void {
    for (const running of targets) {
      const { samples } = running;
      const incidents = running.incidents.slice(firstOpenAfter(running.incidents, hour * HOUR_S));
      const inHour = samples.filter(({ at }) => hourOf(at) === hour);
      const packed = writePackedHour(inHour, hour);
      const { length } = unwrap(readPackedHour(packed, hour));
      if (length !== inHour.length) throw new Error('a packed hour lost samples');
      running.packed.push(packed);
      running.hours.push(hourRow({ samples, incidents, intervalS: INTERVAL_S }, hour));
      const last = inHour.at(-1) ?? samples.findLast(({ at }) => at < hour * HOUR_S);
      running.samples = samples.filter(
        (sample) => sample.at >= (hour + 1) * HOUR_S || sample === last,
      );
    }
    hour += 1;
  }

  for (;;) {
    const target = targets.reduce(
      (first, { pending }, index) =>
        pending.endsMs < (targets[first]?.pending.endsMs ?? 0) ? index : first,
      0,
    );
    const running = targets[target];
    if (running === undefined || running.pending.endsMs >= world.to * 1000) break;
    check(target, running);
  }
  commit();
  return {
    targets: targets.map(({ samples, ...target }) => ({
      ...target,
      unpacked: samples.filter(({ at }) => at >= hour * HOUR_S),
    })),
    checks,
    journalBytes,
  };
}

function apply(running: Running, effect: Effect, at: number): void {
  running.effects.push({ ...effect, told: at });
  if (effect.kind === 'opened') running.incidents.push({ ...effect.incident, endedAt: null });
  if (effect.kind !== 'changed' && effect.kind !== 'closed') return;
  const endedAt = effect.kind === 'closed' ? effect.endedAt : null;
  running.incidents[running.incidents.length - 1] = { ...effect.incident, endedAt };
}

/** Where the incidents begin that end after then. */
function firstOpenAfter(incidents: readonly IncidentStretch[], at: number): number {
  return 1 + incidents.findLastIndex(({ endedAt }) => endedAt !== null && endedAt <= at);
}

function within(
  times: readonly (readonly [from: number, to: number])[] = [],
  at: number,
): readonly [from: number, to: number] | undefined {
  return times.find(([from, to]) => at >= from && at < to);
}

function unwrap<Value>(result: { ok: true; value: Value } | { ok: false }): Value {
  if (!result.ok) throw new Error('our own bytes cannot be read');
  return result.value;
}
