import type { ToolDefinition } from './tool-definition.ts';
import type { ToolStore } from './tool-store.ts';
import { type ToolControls, useToolControls } from './use-tool-controls.ts';
import { usePart, useToolStore } from './use-tool-store.ts';

export interface Tool<State> {
  readonly state: State;
  readonly set: ToolStore<State>['set'];
  readonly controls: ToolControls;
}

/** A tool's state from the address, else from the last visit, else the defaults; the defaults while hydrating. */
export function useToolState<State extends object>(definition: ToolDefinition<State>): Tool<State> {
  const store = useToolStore(definition);
  const state = usePart(store, ({ present }) => present);
  return { state, set: store.set, controls: useToolControls(store) };
}
