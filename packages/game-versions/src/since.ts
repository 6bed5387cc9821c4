// The release that brought something. One constant each, so that a page carries only those that it reads.

// Texts
/** Texts as JSON, in chat and in the server list. */
export const jsonText = '1.7.2';
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

// Places
/** Titles, the action bar, and what is above and below the list of players. */
export const titles = '1.8';
export const jsonSigns = '1.8';
export const jsonBooks = '1.8';
export const bossBars = '1.9';
/** Before, the action bar knew section sign codes only. */
export const actionBarText = '1.11';
export const toasts = '1.12';
export const bossBarCommand = '1.13';
/** Names of entries and objectives may be of any length; before, some characters. */
export const longScoreboardNames = '1.13';
export const dyedSigns = '1.14';
/** Hebrew and Arabic stand from right to left; before, so in clients in such a language alone. */
export const turnedText = '1.16';
/** Wrapped lines of chat begin with a space. */
export const indentedChat = '1.16';
export const glowingSigns = '1.17';
/** Messages that no player signed have a bar at their left. */
export const chatBar = '1.19.1';
export const textDisplays = '1.19.4';
/** Before, characters beyond U+FFFF were drawn as boxes. */
export const astralGlyphs = '1.20';
export const hangingSigns = '1.20';
/** U+200C is drawn as nothing, without width. */
export const invisibleCharacter = '1.19';
/** Text on both sides of a sign, as lists of lines. */
export const signSides = '1.20';
/** The numbers of a sidebar can be hidden or be another text. */
export const scoreFormats = '1.20.3';
/** Entries in the list of players have an order. */
export const tabListOrder = '1.21.2';
/** Clicks on a sign run nothing unless its data has `allow_op_features`. */
export const signOpFeatures = '26.3';

// Items and commands
/** The oldest form of the give command that we write. */
export const numberedItems = '1.8';
/** Each item has an id of its own; before, variants were numbers. */
export const flattenedItems = '1.13';
/** The selector `@s`: whoever runs the command. */
export const selfSelector = '1.12';
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

/** Clients take some parts out of the texts of servers. */
export const resolvedServerText = '26.1';

// Servers
/** The option is `--nogui`; before, it was `nogui`. */
export const dashedNoGui = '1.13';
