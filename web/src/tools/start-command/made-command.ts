import {
  type KnownFlags,
  type StartCommand,
  type StartError,
  type StartNote,
  startCommand,
} from '@fucina/server-launch';
import { useEffect } from 'react';
import { useField, useSelected } from '../../tool/tool.tsx';
import { type StartState, settingsOf, startState } from './state.ts';
import { loadEngine, useEngine } from './use-engine.ts';

export type MadeCommand =
  | { readonly ok: true; readonly value: StartCommand }
  | { readonly ok: false; readonly error: StartError };

type Make = (state: StartState) => MadeCommand;

/** The command for a state, where only common flags are known. */
const makeWithFew = remembering();
const makers = new WeakMap<KnownFlags, Make>();

/** How the page makes commands: with all flags of Java once extra ones are typed. */
export function useMakeCommand(): Make {
  const [jvm] = useField(startState, 'jvm');
  const hasExtra = jvm.trim() !== '';
  const engine = useEngine();
  useEffect(() => {
    // Without a connection, flags that are not common stay unchecked, and a note says so.
    if (hasExtra) loadEngine().catch(() => undefined);
  }, [hasExtra]);
  return hasExtra && engine ? makerWith(engine.ALL_FLAGS) : makeWithFew;
}

export function useMadeCommand(): MadeCommand {
  return useSelected(startState, useMakeCommand());
}

export function jarError(state: StartState): StartError | undefined {
  const made = makeWithFew(state);
  return !made.ok && made.error.code.startsWith('jar-') ? made.error : undefined;
}

/** What the jar's name is about stands at its field. */
export function isJarNote({ code }: StartNote): boolean {
  return code.startsWith('jar-');
}

const NO_NOTES: readonly StartNote[] = [];
const jarNotesOf = new WeakMap<MadeCommand, readonly StartNote[]>();

/** The same object for the same command, as selectors must. */
export function jarNotes(state: StartState): readonly StartNote[] {
  const made = makeWithFew(state);
  if (!made.ok) return NO_NOTES;
  const notes = jarNotesOf.get(made) ?? made.value.notes.filter(isJarNote);
  jarNotesOf.set(made, notes);
  return notes;
}

function makerWith(known: KnownFlags): Make {
  const maker = makers.get(known) ?? remembering(known);
  makers.set(known, maker);
  return maker;
}

/** Memoised: two cards show the command, and selectors must return the same object each time. */
function remembering(known?: KnownFlags): Make {
  const commands = new WeakMap<StartState, MadeCommand>();
  return (state) => {
    const made = commands.get(state) ?? startCommand(settingsOf(state), known);
    commands.set(state, made);
    return made;
  };
}
