import { brand } from '@fucina/site';

/** How the server of the Model Context Protocol calls itself, the same on every transport of a version. */
export function mcpIdentity(version: string) {
  return { name: brand.name.toLowerCase(), title: brand.name, version };
}
