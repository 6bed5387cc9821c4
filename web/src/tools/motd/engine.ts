// Code that is loaded on first use, so that the page itself loads sooner.
export { diagnoseMiniMessage, wrapInTag } from '@fucina/minecraft-text';
export {
  checkMessage,
  compareLines,
  linesForGame,
  sentString,
  writeTarget,
} from '@fucina/server-message';
