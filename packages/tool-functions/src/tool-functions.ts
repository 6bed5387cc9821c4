import { checkMiniMessage } from './functions/check-mini-message.ts';
import { convertText } from './functions/convert-text.ts';
import { findPlayer } from './functions/find-player.ts';
import { gameVersionFacts } from './functions/game-version.ts';
import { gradient } from './functions/gradient.ts';
import { headCommand } from './functions/head-command.ts';
import { serverStatus } from './functions/server-status.ts';
import { smallCaps } from './functions/small-caps.ts';
import { explainStart, startServer } from './functions/start-command.ts';
import type { Outside } from './outside.ts';
import type { ToolFunction } from './tool-function.ts';

/** All functions, in the order in which they are listed. */
export function createToolFunctions(outside: Outside): readonly ToolFunction[] {
  return [
    convertText,
    checkMiniMessage,
    gradient,
    smallCaps,
    headCommand,
    startServer,
    explainStart,
    serverStatus(outside),
    findPlayer(outside),
    gameVersionFacts,
  ];
}
