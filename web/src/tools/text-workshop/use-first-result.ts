import { COMMAND_NAMES, NOTATION_GROUPS } from '@fucina/text-workshop';
import { useToolStore } from '../../tool/tool.tsx';
import { lazyEngine } from './lazy.ts';
import { workshopState } from './state.ts';
import { viewOf } from './view-of.ts';

/** Writes the first result of the chosen group for the text of this moment. Undefined if there is none. */
export function useFirstResult(): () => string | undefined {
  const store = useToolStore(workshopState);
  const engine = lazyEngine.useLoaded();

  return () => {
    const { present } = store.get();
    // The text that the page begins with is MiniMessage.
    if (present === workshopState.initial) return present.text;
    const { source } = viewOf(engine, present);
    if (engine === undefined || source?.ok !== true) return undefined;
    const { game, adventure, outputs } = present;
    if (outputs !== 'commands') {
      const [name] = NOTATION_GROUPS[outputs];
      return engine.writeNotation(name, source.value, { game, adventure }).value;
    }
    const command = engine.writeCommand(COMMAND_NAMES[0], source.value, game);
    return command.ok ? command.value : undefined;
  };
}
