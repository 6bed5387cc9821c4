import { useEffect, useEffectEvent, useState } from 'react';
import { useInBrowser } from '../../state/store.ts';
import { findKeptWatch } from '../../state/watches.ts';
import { useFragment } from '../../tool/use-fragment.ts';
import { secretIn } from './watch-address.ts';

/** By the id of the watch: whoever leaves a page and comes back need not paste the link again. */
const ofThisVisit = new Map<string, string>();

interface Secret {
  /** Undefined where none is known; null until that has been looked up. */
  readonly secret: string | undefined | null;
  readonly set: (secret: string) => void;
}

/**
 * The secret of a watch: that of its link, which is taken out of the address at once, because people show their screens;
 * else that of this visit, else the one that this browser keeps.
 */
export function useSecret(id: string): Secret {
  const [taken, setTaken] = useState<string>();
  const [isLookedUp, setLookedUp] = useState(false);
  const kept = useInBrowser(() => findKeptWatch(id)?.secret, undefined);
  const set = (secret: string) => {
    ofThisVisit.set(id, secret);
    setTaken(secret);
  };
  useFragment('#f', (rest) => {
    const secret = secretIn(`f${rest}`);
    if (secret !== undefined) set(secret);
  });
  const lookUp = useEffectEvent(() => {
    setTaken(ofThisVisit.get(id));
    setLookedUp(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another watch has another secret
  useEffect(() => lookUp(), [id]);
  if (!isLookedUp) return { secret: null, set };
  return { secret: taken ?? kept, set };
}
