import { pageById, type ToolId } from '@fucina/site';
import { type Address, writeAddress } from '../state/tool-address.ts';
import type { ToolDefinition } from '../state/tool-definition.ts';

/** Writes the address that opens a tool with one of these examples; undefined for another name. */
export function exampleAddresses<State>(
  tool: ToolId,
  definition: ToolDefinition<State>,
  examples: readonly { readonly name: string; readonly state: State }[],
): (name: string) => Promise<Address | undefined> {
  return async (name) => {
    const example = examples.find((each) => each.name === name);
    if (example === undefined) return undefined;
    const page = new URL(pageById(tool).path, location.href).href;
    return writeAddress(definition, example.state, page, { forLink: true });
  };
}
