import type { CommandModule } from './command.ts';
import type { EXAMPLES } from './examples.ts';
import type { CliKey } from './language.ts';

interface ListedCommand {
  readonly description: CliKey;
  readonly load: () => Promise<CommandModule>;
}

/** All commands. Only the one that runs is loaded: most of the time to start is loading. */
export const COMMANDS = {
  convert: { description: 'convert', load: () => import('./commands/convert.ts') },
  check: { description: 'check', load: () => import('./commands/check.ts') },
  watch: { description: 'watch', load: () => import('./commands/watch.ts') },
  init: { description: 'init', load: () => import('./commands/init.ts') },
  list: { description: 'list', load: () => import('./commands/list.ts') },
  gradient: { description: 'gradient', load: () => import('./commands/gradient.ts') },
  'small-caps': { description: 'small_caps', load: () => import('./commands/small-caps.ts') },
  head: { description: 'head', load: () => import('./commands/head.ts') },
  start: { description: 'start', load: () => import('./commands/start.ts') },
  status: { description: 'status', load: () => import('./commands/status.ts') },
  'watch-server': {
    description: 'watch_server',
    load: () => import('./commands/watch-server.ts'),
  },
  avatar: { description: 'avatar', load: () => import('./commands/avatar.ts') },
  preview: { description: 'preview', load: () => import('./commands/preview.ts') },
  mcp: { description: 'mcp', load: () => import('./commands/mcp.ts') },
  lsp: { description: 'lsp', load: () => import('./commands/lsp.ts') },
  completion: { description: 'completion', load: () => import('./commands/completion.ts') },
} as const satisfies Readonly<Record<keyof typeof EXAMPLES, ListedCommand>>;

export type CommandName = keyof typeof COMMANDS;
