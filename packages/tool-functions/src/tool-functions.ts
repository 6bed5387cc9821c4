import { checkFile } from './functions/check-file.ts';
import { checkMiniMessage } from './functions/check-mini-message.ts';
import { convertFile } from './functions/convert-file.ts';
import { convertText } from './functions/convert-text.ts';
import { findPlayer } from './functions/find-player.ts';
import { gameVersionFacts } from './functions/game-version.ts';
import { gradient } from './functions/gradient.ts';
import { headCommand } from './functions/head-command.ts';
import { previewText } from './functions/preview-text.ts';
import { renderSkin } from './functions/render-skin.ts';
import { serverMotd } from './functions/server-motd.ts';
import { serverStatus } from './functions/server-status.ts';
import { serverWatch } from './functions/server-watch.ts';
import { smallCaps } from './functions/small-caps.ts';
import { explainStart, startServer } from './functions/start-command.ts';
import { TOOL_LIMITS } from './limits.ts';
import type { Outside } from './outside.ts';
import type { ToolFunction } from './tool-function.ts';

/** All functions, in the order in which they are listed. */
export function createToolFunctions(
  outside: Outside,
  mostOfFile: number = TOOL_LIMITS.file,
): readonly ToolFunction[] {
  return [
    convertText,
    checkMiniMessage,
    previewText,
    checkFile(mostOfFile),
    convertFile(mostOfFile),
    gradient,
    smallCaps,
    serverMotd,
    serverStatus(outside),
    serverWatch(outside),
    startServer,
    explainStart,
    findPlayer(outside),
    renderSkin(outside),
    headCommand,
    gameVersionFacts,
  ];
}
