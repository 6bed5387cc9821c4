// What reads names and lore: most heads have none, so it comes behind the first command.
export { giveHead, textsNeed } from '@fucina/minecraft-item';
