import { useToolStore } from '../../tool/tool.tsx';
import { lazyEngine } from './lazy.ts';
import { loreState } from './state.ts';
import { writeVerbatim } from './write-verbatim.ts';

/** Writes what is in the fields at this moment, which is newer than what is drawn; undefined if it is refused. */
export function useNewest(): () => string | undefined {
  const store = useToolStore(loreState);
  const engine = lazyEngine.useLoaded();
  return () => {
    const state = store.get().present;
    const written = writeVerbatim(state) ?? engine?.writeLore(state);
    return written?.ok ? written.value : undefined;
  };
}
