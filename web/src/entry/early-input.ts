/** What `web/build/first-script.ts` kept while the application was on its way. */
interface EarlyEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly value?: string;
  readonly checked?: boolean;
}

declare global {
  interface Window {
    takeEarlyInput?: () => EarlyEvent[];
    /** Ends the document's loading. */
    pageIsReady?: () => void;
  }
}

let taken: readonly EarlyEvent[] = [];

/** Ends the keeping: what comes from now on, React hears itself. */
export function takeEarlyInput(): void {
  taken = window.takeEarlyInput?.() ?? [];
}

/** Does again, in order, what a visitor did before the page could answer. */
export async function replayEarlyInput(): Promise<void> {
  const events = taken;
  taken = [];
  const isMouseThere = events.some(({ type }) => type === 'pointerover');
  if (isMouseThere && matchMedia('(hover: hover)').matches) repeatHover();
  for (const event of events) {
    if (!(event.target instanceof Element) || !event.target.isConnected) continue;
    repeat(event, event.target);
    // React answers each before the next one comes.
    await new Promise((resolve) => setTimeout(resolve));
  }
  window.pageIsReady?.();
}

function repeat({ type, value, checked }: EarlyEvent, target: Element): void {
  if (type === 'click') repeatClick(target);
  else if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (type === 'change' && isTicked(target)) repeatTick(target, checked === true);
  else if (type === 'input' && !isTicked(target)) repeatTyping(target, value ?? '');
}

/** Submit buttons come as the form's submit; what is neither link nor button has no answer of ours. */
function repeatClick(target: Element): void {
  const button = target.closest('a, button, [role="button"], [role="combobox"], [role="tab"]');
  if (!(button instanceof HTMLElement)) return;
  const isSubmit = button instanceof HTMLButtonElement && button.type === 'submit' && button.form;
  if (isSubmit) return;
  // A tab answers to the press before the click.
  if (button.getAttribute('role') === 'tab') {
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  }
  button.click();
}

/** Back to what React believes, then the click that it listens to. */
function repeatTick(box: HTMLInputElement, checked: boolean): void {
  if (box.type === 'checkbox' || checked) box.checked = !checked;
  box.click();
}

/**
 * React compares with the value that it last saw: the field is emptied in its sight and filled
 * behind its back, so that the event counts.
 */
function repeatTyping(target: Element, value: string): void {
  const prototype = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (kind) => target instanceof kind,
  )?.prototype;
  if (prototype === undefined) return;
  if (!(target instanceof HTMLSelectElement)) Object.assign(target, { value: '' });
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

function repeatHover(): void {
  const under = [...document.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

function isTicked(target: Element): target is HTMLInputElement {
  return (
    target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
  );
}
