import type { ToolId } from '@fucina/site';
import type { Address } from '../state/tool-address.ts';
import { loadPage } from './page-modules.ts';

/** The address that opens a tool with one of its examples; undefined if it has none of this name. */
export async function findExample(tool: ToolId, name: string): Promise<Address | undefined> {
  const { exampleAddress } = await loadPage(tool);
  return exampleAddress?.(name);
}
