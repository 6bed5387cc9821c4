// The release that brought something. One constant each, so that a page carries only those that it reads.

// Texts
export const keybindText = '1.12';
export const nbtText = '1.14';
export const copyToClipboard = '1.15';
export const hexColors = '1.16';
export const fonts = '1.16';
/** Hover events have `contents`; before, they had `value`. */
export const hoverContents = '1.16';
export const separators = '1.17';
/** A text for clients that lack the translation. */
export const translationFallback = '1.19.4';
/** Texts may name their `type`, and numbers are no texts any more. */
export const typedText = '1.20.3';
export const shadowColor = '1.21.4';
/** Texts are SNBT in commands and items; events are `click_event` and `hover_event`. */
export const snbtText = '1.21.5';
export const customClicks = '1.21.6';
export const dialogs = '1.21.6';
/** Sprites and heads in texts. */
export const objectText = '1.21.9';
/** A text for places that draw no sprites and heads. */
export const objectFallback = '26.1';
/** NBT in texts without the colors of its syntax. */
export const plainNbtText = '26.1';

// Items and commands
/** Each item has an id of its own; before, variants were numbers. */
export const flattenedItems = '1.13';
/** A command can give a hundred stacks at once; before, one. */
export const hundredStacks = '1.13';
export const jsonNames = '1.13';
export const jsonLore = '1.14';
/** Strings of SNBT may be in single quotes. */
export const singleQuotes = '1.14';
export const intArrayUuids = '1.16';
export const itemComponents = '1.20.5';

// Server list
export const serverListShadow = '1.21.6';
/** Entries have space on all sides, which their descriptions lack. */
export const paddedServerList = '1.21.9';

// Servers
/** The option is `--nogui`; before, it was `nogui`. */
export const dashedNoGui = '1.13';
