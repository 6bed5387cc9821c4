// From the specification.
const HOVER_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;
const CLOSE_DELAY_MS = 150;

export interface MenuTimer<Id> {
  /** The pointer entered the menu's button or panel. */
  readonly enter: (id: Id) => void;
  readonly leave: () => void;
  /** The button was clicked. The first click on a menu that was opened by hovering leaves it open. */
  readonly press: (id: Id) => void;
  readonly close: () => void;
  readonly dispose: () => void;
}

/**
 * Opens a menu after the pointer has hovered for a while, and closes it some time after the pointer left. Right
 * after another menu was open, the next one opens without a delay.
 */
export function createMenuTimer<Id>(
  show: (id: Id | null) => void,
  now: () => number = () => performance.now(),
): MenuTimer<Id> {
  let open: Id | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let isOpenedByHover = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = (id: Id | null, byHover = false) => {
    clearTimeout(timer);
    if (open !== null && id === null) closedAt = now();
    open = id;
    isOpenedByHover = byHover;
    show(id);
  };

  return {
    enter(id) {
      clearTimeout(timer);
      if (id === open) return;
      const isSkipping = open !== null || now() - closedAt < SKIP_DELAY_MS;
      if (isSkipping) apply(id, true);
      else timer = setTimeout(() => apply(id, true), HOVER_DELAY_MS);
    },
    leave() {
      clearTimeout(timer);
      if (open !== null) timer = setTimeout(() => apply(null), CLOSE_DELAY_MS);
    },
    press(id) {
      if (open !== id) apply(id);
      else if (isOpenedByHover) isOpenedByHover = false;
      else apply(null);
    },
    close: () => apply(null),
    dispose: () => clearTimeout(timer),
  };
}
