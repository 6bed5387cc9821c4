import {
  type KnownFlags,
  type StartCommand,
  type StartError,
  type StartNote,
  startCommand,
} from '@fucina/server-launch';
import { remember } from '../../state/remember.ts';
import { useField, useSelected } from '../../tool/tool.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { lazyEngine } from './lazy.ts';
import { type StartState, settingsOf, startState } from './state.ts';

export type MadeCommand =
  | { readonly ok: true; readonly value: StartCommand }
  | { readonly ok: false; readonly error: StartError };

type Make = (state: StartState) => MadeCommand;

/** The command for a state, where only common flags are known. */
const makeWithFew = makerOf();
const makeWith = remember((known: KnownFlags) => makerOf(known));

/** How the page makes commands: with all flags of Java once extra ones are typed. */
export function useMakeCommand(): Make {
  const [jvm] = useField(startState, 'jvm');
  const hasExtra = jvm.trim() !== '';
  // Without a connection, flags that are not common stay unchecked, and a note says so.
  const engine = useNeeded(lazyEngine, hasExtra);
  return hasExtra && engine ? makeWith(engine.ALL_FLAGS) : makeWithFew;
}

export function useMadeCommand(): MadeCommand {
  return useSelected(startState, useMakeCommand());
}

export function jarError(state: StartState): StartError | undefined {
  const made = makeWithFew(state);
  return !made.ok && made.error.code.startsWith('jar-') ? made.error : undefined;
}

/** What the jar's name is about is at its field. */
export function isJarNote({ code }: StartNote): boolean {
  return code.startsWith('jar-');
}

const NO_NOTES: readonly StartNote[] = [];

export const jarNotes = remember((state: StartState): readonly StartNote[] => {
  const made = makeWithFew(state);
  return made.ok ? made.value.notes.filter(isJarNote) : NO_NOTES;
});

function makerOf(known?: KnownFlags): Make {
  return remember((state) => startCommand(settingsOf(state), known));
}
