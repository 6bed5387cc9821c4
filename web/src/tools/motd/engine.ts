// Code that is loaded on first use, so that the page itself loads sooner.
export { diagnoseMiniMessage, wrapInTag, writeLegacy } from '@fucina/minecraft-text';
export {
  checkMessage,
  compareLines,
  linesForGame,
  snippetsFile,
  writeTarget,
} from '@fucina/server-message';
