/** The specification's timings of the menus in milliseconds. */
const menuTiming = { hoverDelay: 200, skipDelay: 300, closeDelay: 150 } as const;

export interface MenuTimer<Id> {
  /** The pointer came over the button of a menu or into its panel. */
  readonly enter: (id: Id) => void;
  /** The pointer left. */
  readonly leave: () => void;
  /** A click or a key on the button. It keeps open what the pointer's rest has just opened. */
  readonly press: (id: Id) => void;
  readonly close: () => void;
  readonly dispose: () => void;
}

/**
 * Opens a menu when the pointer rests on it and closes it when the pointer has gone. Who has
 * just seen a menu gets the next one without waiting.
 */
export function createMenuTimer<Id>(
  show: (id: Id | null) => void,
  now: () => number = () => performance.now(),
): MenuTimer<Id> {
  let open: Id | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let isByRest = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const apply = (id: Id | null, byRest = false) => {
    clearTimeout(waiting);
    if (open !== null && id === null) closedAt = now();
    open = id;
    isByRest = byRest;
    show(id);
  };

  return {
    enter(id) {
      clearTimeout(waiting);
      if (id === open) return;
      const isSkipping = open !== null || now() - closedAt < menuTiming.skipDelay;
      if (isSkipping) apply(id, true);
      else waiting = setTimeout(() => apply(id, true), menuTiming.hoverDelay);
    },
    leave() {
      clearTimeout(waiting);
      if (open !== null) waiting = setTimeout(() => apply(null), menuTiming.closeDelay);
    },
    press(id) {
      if (open !== id) apply(id);
      else if (isByRest) isByRest = false;
      else apply(null);
    },
    close: () => apply(null),
    dispose: () => clearTimeout(waiting),
  };
}
