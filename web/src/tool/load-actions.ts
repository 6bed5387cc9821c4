export type Actions = typeof import('./actions.ts');

/** What the buttons of a page do; loaded when one is pointed at or pressed. */
export function loadActions(): Promise<Actions> {
  return import('./actions.ts');
}

/** Undefined when they cannot be loaded. */
export function warmActions(): Promise<Actions | undefined> {
  return loadActions().catch(() => undefined);
}
