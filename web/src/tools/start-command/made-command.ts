import { type StartCommand, type StartError, startCommand } from '@fucina/server-launch';
import { type StartState, settingsOf } from './state.ts';

export type MadeCommand =
  | { readonly ok: true; readonly value: StartCommand }
  | { readonly ok: false; readonly error: StartError };

const commands = new WeakMap<StartState, MadeCommand>();

/** The command for a state, memoised: two cards show it, and selectors must return the same object each time. */
export function madeCommand(state: StartState): MadeCommand {
  const made = commands.get(state) ?? startCommand(settingsOf(state));
  commands.set(state, made);
  return made;
}

export function jarError(state: StartState): StartError | undefined {
  const made = madeCommand(state);
  return !made.ok && made.error.code.startsWith('jar-') ? made.error : undefined;
}
