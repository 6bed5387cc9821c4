import { color, gameVersions, minecraftItem, minecraftProfile, serverLaunch } from './commands.ts';
import { configText } from './config-text.ts';
import { editorText } from './editor-text.ts';
import type { Rows } from './feed.ts';
import { minecraftText } from './minecraft-text.ts';
import { quoting } from './quoting.ts';
import * as others from './servers-and-site.ts';
import { serverMessage, textPlaces, textWorkshop } from './studios.ts';
import { watch } from './watch.ts';

/** Every function that a package exports. */
export const ROWS: Readonly<Record<string, Rows>> = {
  '@fucina/api-contract': others.apiContract,
  '@fucina/color': color,
  '@fucina/config-text': configText,
  '@fucina/editor-text': editorText,
  '@fucina/game-versions': gameVersions,
  '@fucina/language-server': others.languageServer,
  '@fucina/minecraft-item': minecraftItem,
  '@fucina/minecraft-profile': minecraftProfile,
  '@fucina/minecraft-text': minecraftText,
  '@fucina/minimessage-conformance': others.minimessageConformance,
  '@fucina/pixel-drawing': others.pixelDrawing,
  '@fucina/pixel-font': others.pixelFont,
  '@fucina/png': others.png,
  '@fucina/quoting': quoting,
  '@fucina/server-address': others.serverAddress,
  '@fucina/server-icon': others.serverIcon,
  '@fucina/server-launch': serverLaunch,
  '@fucina/server-message': serverMessage,
  '@fucina/server-ping': others.serverPing,
  '@fucina/site': others.site,
  '@fucina/site-pictures': others.sitePictures,
  '@fucina/skin-model': others.skinModel,
  '@fucina/text-places': textPlaces,
  '@fucina/text-workshop': textWorkshop,
  '@fucina/tool-functions': others.toolFunctions,
  '@fucina/tool-state': others.toolState,
  '@fucina/watch': watch,
};
