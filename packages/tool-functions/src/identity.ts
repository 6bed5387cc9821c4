import { brand } from '@fucina/site';
import manifest from '../package.json' with { type: 'json' };

/** How the server of the Model Context Protocol calls itself, the same on every transport. */
export const MCP_IDENTITY = {
  name: brand.name.toLowerCase(),
  title: brand.name,
  version: manifest.version,
} as const;
