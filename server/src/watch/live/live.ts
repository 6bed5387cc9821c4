// Tells whoever has the page of a watch open what is new, as long as they may know it.
import { HOUR_S } from '@fucina/watch';
import { Problem } from '../../problem.ts';
import type { Follower, Live, RunningWatch } from '../running-watch.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { type LiveView, readLive, writeSample } from './live-view.ts';

export interface TurnedLive extends Live {
  /** Reads each watch that somebody follows, once however many do, and tells what is new. */
  readonly turn: () => Promise<void>;
  /** A sign of life for all. */
  readonly keep: () => void;
}

interface Following extends Follower {
  readonly stream: EventStream;
  readonly endsAt: number;
  toldState: string;
  /** When the newest check was of which it was told, by edition. */
  readonly toldUntil: Map<number, number>;
}

/** Who is there still asks again; so nobody gets more than an answer may have. */
const LONGEST_S = HOUR_S;
/** So many watches are read at once. */
const AT_ONCE = 4;

export function createLive(running: Pick<RunningWatch, 'store' | 'now'>): TurnedLive {
  const { store, now } = running;
  const followed = new Map<string, Set<Following>>();
  let isOver = false;

  function leave(id: string, following: Following): void {
    const others = followed.get(id);
    others?.delete(following);
    if (others?.size === 0) followed.delete(id);
  }

  async function look(id: string): Promise<void> {
    const watch = await store.readWatch({ id });
    const view = watch && (await readLive(running, watch));
    for (const following of followed.get(id) ?? []) {
      const maySee = watch !== undefined && following.mayLook(watch) && now() < following.endsAt;
      if (maySee && view) tell(following, view);
      else following.stream.end();
    }
  }

  const everyone = () => [...followed.values()].flatMap((those) => [...those]);

  return {
    async follow(watch, follower) {
      const { id } = watch;
      const view = await readLive(running, watch);
      if (isOver) throw ending();
      const stream = createEventStream(() => {
        leave(id, following);
        follower.onEnd();
      });
      const following: Following = {
        ...follower,
        stream,
        endsAt: now() + LONGEST_S,
        toldState: '',
        toldUntil: new Map(
          view.editions.map(({ target, recent }) => [target.id, recent.at(-1)?.at ?? 0]),
        ),
      };
      followed.set(id, (followed.get(id) ?? new Set()).add(following));
      tell(following, view);
      return stream.body;
    },
    async turn() {
      const ids = [...followed.keys()];
      await Promise.all(
        [...Array(AT_ONCE).keys()].map(async (lane) => {
          for (let nth = lane; nth < ids.length; nth += AT_ONCE) await look(ids[nth] ?? '');
        }),
      );
    },
    keep() {
      for (const { stream } of everyone()) stream.keep();
    },
    end() {
      isOver = true;
      for (const { stream } of everyone()) stream.end();
    },
  };
}

function tell(following: Following, view: LiveView): void {
  const { stream, toldUntil, isPublic } = following;
  if (view.state !== following.toldState) stream.send('state', view.state);
  following.toldState = view.state;
  for (const edition of view.editions) {
    const { id } = edition.target;
    for (const sample of edition.recent) {
      if (sample.at <= (toldUntil.get(id) ?? 0)) continue;
      stream.send('sample', writeSample(edition, sample, isPublic));
      toldUntil.set(id, sample.at);
    }
  }
}

function ending(): Problem {
  return new Problem(503, 'busy', 'This process ends: ask again in a moment.', {
    headers: { 'Retry-After': '2' },
  });
}
