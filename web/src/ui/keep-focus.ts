/** Elements that often stand beside others of the same kind. */
const ROWS = 'li, section, button, [data-row]';
const FIELD = '.field-rows';
const REGIONS = `section, form, fieldset, dialog, main, [role="status"], ${FIELD}`;
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether a key was pressed last. */
let isByKeys = false;

/**
 * When the control that has the focus is removed, for example because it was pressed, the focus goes to the control
 * in its place, else to the region around it; under a field, where the news is in the field, to the control before.
 * Browsers would move it to the body, from where a keyboard user starts again at the top of the page.
 */
function keepFocus(): void {
  let focused: HTMLElement | undefined;
  const observer = new MutationObserver((records) => {
    if (focused && isFocusLost()) restoreFocus(focused, records);
  });

  function follow() {
    observer.disconnect();
    const { activeElement } = document;
    focused = activeElement instanceof HTMLElement ? activeElement : undefined;
    for (let area = focused?.parentElement; area; area = area.parentElement) {
      observer.observe(area, { childList: true });
    }
  }

  function release({ relatedTarget }: FocusEvent) {
    // It goes elsewhere, and what loses it may be removed meanwhile.
    if (relatedTarget) focused = undefined;
    // By then a lost focus has been restored: where there is none, it was taken away on purpose.
    else setTimeout(() => isFocusLost() && follow());
  }

  document.addEventListener('focusin', follow);
  // Before its own listeners, one of which may remove it.
  document.addEventListener('blur', release, true);
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, () => (isByKeys = type === 'keydown'), true);
  }
  follow();
}

function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

function restoreFocus(lost: HTMLElement, records: readonly MutationRecord[]): void {
  for (const { target, removedNodes, previousSibling, nextSibling } of records) {
    const removed = [...removedNodes].find((node) => node.contains(lost));
    if (!(removed instanceof Element && target instanceof HTMLElement && target.isConnected)) {
      continue;
    }
    const isHere = (node: Node | null) => node?.parentNode === target;
    const following = isHere(nextSibling) ? nextSibling : target.firstChild;
    const next = isHere(previousSibling) ? (previousSibling as Node).nextSibling : following;
    const rows = [...target.children];
    const place = next instanceof Element ? rows.indexOf(next) : rows.length;
    // Where rows change places, the browser removes one and inserts it again.
    lost.focus();
    for (const row of [...rows.slice(place), ...rows.slice(0, place).reverse()]) {
      if (isFocusLost()) sameControl(row, removed, lost)?.focus();
    }
    // A region that nothing is left in may be hidden: such a one takes no focus.
    let region: HTMLElement | null = target.closest<HTMLElement>(REGIONS) ?? target;
    for (; region && isFocusLost(); region = regionAround(region)) {
      const isField = region.matches(FIELD);
      // A tap would open the keyboard of a phone if a text field were nearest.
      if (isByKeys && (isField || region.localName === 'main')) focusNearest(region, target, next);
      if (isFocusLost() && !isField) focusRegion(region);
    }
    return;
  }
}

/** The control of another row that corresponds to the lost one. */
function sameControl(row: Element, removed: Element, lost: HTMLElement) {
  if (!(row instanceof HTMLElement && row.matches(ROWS) && row.localName === removed.localName)) {
    return undefined;
  }
  if (removed === lost) return row;
  const place = [...removed.querySelectorAll(lost.localName)].indexOf(lost);
  return row.querySelectorAll<HTMLElement>(lost.localName)[place];
}

/** The next Tab after it leads to what comes after the place, not to the top of the content. */
function focusNearest(region: HTMLElement, parent: HTMLElement, next: Node | null): void {
  const place = new Range();
  if (next) place.setStartBefore(next);
  else place.setStart(parent, parent.childNodes.length);
  const controls = [...region.querySelectorAll<HTMLElement>(CONTROLS)];
  const after = controls.findIndex((control) => place.comparePoint(control, 0) > 0);
  const before = after < 0 ? controls.splice(0) : controls.splice(0, after);
  for (const control of [...before.reverse(), ...controls]) {
    if (isFocusLost() && control.tabIndex >= 0) control.focus();
  }
}

function regionAround(region: HTMLElement): HTMLElement | null {
  return region.parentElement?.closest<HTMLElement>(REGIONS) ?? null;
}

function focusRegion(region: HTMLElement): void {
  if (!region.hasAttribute('tabindex')) {
    region.tabIndex = -1;
    region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true });
  }
  region.focus({ preventScroll: true });
}

// The import starts it: its export would weigh more on each page.
keepFocus();

export {};
