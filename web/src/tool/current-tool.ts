import type { ToolStore } from '../state/tool-store.ts';

/** What can be done with any tool, whatever its state holds. */
export type AnyTool = Pick<ToolStore<unknown>, 'link' | 'startOver'>;

let current: AnyTool | undefined;

/** The tool on the page, for code outside of it. */
export function currentTool(): AnyTool | undefined {
  return current;
}

/** Called when a tool is shown; the returned function is called when it is left. */
export function enterTool(tool: AnyTool): () => void {
  current = tool;
  return () => {
    if (current === tool) current = undefined;
  };
}
