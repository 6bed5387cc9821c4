import { tellNotLoaded } from '../ui/tell-not-loaded.ts';

type Actions = typeof import('./actions.ts');

/** What the buttons of a page do; loaded when one is pointed at or pressed. */
function loadActions(): Promise<Actions> {
  return import('./actions.ts');
}

export function withActions(run: (actions: Actions) => void): void {
  loadActions().then(run, tellNotLoaded);
}

/** Undefined when they cannot be loaded. */
export function warmActions(): Promise<Actions | undefined> {
  return loadActions().catch(() => undefined);
}
