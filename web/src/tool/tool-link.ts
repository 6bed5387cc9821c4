import { pageById, type ToolId } from '@fucina/site';

/** The address of a tool that opens with these fields of its state. */
export function toolLink(tool: ToolId, fields: Readonly<Record<string, string>>): string {
  return `${pageById(tool).path}?${new URLSearchParams(fields)}`;
}
