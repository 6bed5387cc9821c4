import { childrenOf, type Tool, type ToolId, tools } from '@fucina/site';

const TEXT: readonly ToolId[] = ['lore-generator', 'text-gradient', 'small-caps', 'text-workshop'];

const players = childrenOf('texture').map(({ id }) => id);

const DEVELOPERS: readonly ToolId[] = ['config'];

/** The tools by whom they are for; what is for nobody else is for servers. */
export const toolGroups = [
  { name: 'text', pages: tools.filter(({ id }) => TEXT.includes(id)) },
  {
    name: 'servers',
    pages: tools.filter(({ id }) => ![...TEXT, ...players, ...DEVELOPERS].includes(id)),
  },
  { name: 'players', pages: tools.filter(({ id }) => players.includes(id)) },
] as const satisfies readonly { readonly name: string; readonly pages: readonly Tool[] }[];

/** Beside what programs can ask. */
export const developerTools = tools.filter(({ id }) => DEVELOPERS.includes(id));
