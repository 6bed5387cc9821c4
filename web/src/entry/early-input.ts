/** An event that `web/build/first-script.ts` recorded before hydration. */
interface EarlyEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly value?: string;
  readonly checked?: boolean;
}

declare global {
  interface Window {
    /** Repeats the oldest recorded event. False, and the recording ends, when there is none. */
    repeatEarlyInput?: (repeat: (event: EarlyEvent) => void) => boolean;
    /** Lets the delayed load event of the document fire. */
    pageIsReady?: () => void;
  }
}

/** Replays, in order, what the visitor did before React could handle it. */
export async function replayEarlyInput(): Promise<void> {
  while (window.repeatEarlyInput?.(repeat)) {
    // Lets React handle this event before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
  window.pageIsReady?.();
}

function repeat({ type, target, value, checked }: EarlyEvent): void {
  if (!(target instanceof Element) || !target.isConnected) return;
  if (type === 'pointerover') repeatHover();
  else if (type === 'click') repeatClick(target);
  else if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (type === 'change' && isTicked(target)) repeatTick(target, checked === true);
  else if (type === 'input' && !isTicked(target)) repeatTyping(target, value ?? '');
}

/** Clicks on submit buttons are replayed as the form's submit event; clicks on text have no effect. */
function repeatClick(target: Element): void {
  const button = target.closest('a, button, [role="button"], [role="combobox"]');
  if (!(button instanceof HTMLElement)) return;
  const isSubmit = button instanceof HTMLButtonElement && button.type === 'submit' && button.form;
  if (isSubmit) return;
  button.click();
}

/** Restores the state that React rendered, then clicks: React listens to the click. */
function repeatTick(box: HTMLInputElement, checked: boolean): void {
  if (box.type === 'checkbox' || checked) box.checked = !checked;
  box.click();
}

/**
 * React ignores an input event unless the value differs from the one it tracks. So the tracked value is reset
 * through React's own setter, and the real one is set through the prototype's.
 */
function repeatTyping(target: Element, value: string): void {
  const prototype = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (kind) => target instanceof kind,
  )?.prototype;
  if (prototype === undefined) return;
  // Files that were chosen are still there, and no script may choose them.
  if ((target as HTMLInputElement).type !== 'file') {
    if (!(target instanceof HTMLSelectElement)) Object.assign(target, { value: '' });
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value);
  }
  target.dispatchEvent(new Event('input', { bubbles: true }));
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

function repeatHover(): void {
  if (!matchMedia('(hover: hover)').matches) return;
  const under = [...document.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

function isTicked(target: Element): target is HTMLInputElement {
  return (
    target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
  );
}
