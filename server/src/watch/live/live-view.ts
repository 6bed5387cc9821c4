// What whoever has a page open is told of a watch.
import { type Outcome, type Sample, stageAndCode } from '@fucina/watch';
import { type EditionSeen, seeEdition } from '../api/describe-edition.ts';
import { hidesPlayers, stateNow } from '../api/describe-watch.ts';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';

export interface LiveView {
  /** JSON. */
  readonly state: string;
  readonly editions: readonly EditionSeen[];
}

export async function readLive(
  running: Pick<RunningWatch, 'store' | 'now'>,
  watch: KeptWatch,
): Promise<LiveView> {
  const editions = await Promise.all(watch.targets.map((target) => seeEdition(running, target)));
  const state = {
    ...stateNow(running, watch, editions),
    editions: editions.map(({ target, state, since, reason }) => ({
      edition: target.address.edition,
      state,
      since,
      ...(reason && { reason: stageAndCode(reason) }),
    })),
  };
  return { state: JSON.stringify(state), editions };
}

/** `[at, edition, code, latency, players]`, as JSON. */
export function writeSample(
  { target: { address, facts } }: EditionSeen,
  { at, outcome }: Sample,
  isPublic: boolean,
): string {
  const isUp = outcome.kind === 'up';
  const hides = isPublic && hidesPlayers({ max: Number(facts.max?.value ?? Number.NaN) });
  return JSON.stringify([
    at,
    address.edition,
    codeOf(outcome),
    isUp ? outcome.latencyMs : null,
    isUp && !hides ? outcome.players : null,
  ]);
}

function codeOf(outcome: Outcome): string {
  return outcome.kind === 'fail' ? stageAndCode(outcome.reason).code : outcome.kind;
}
