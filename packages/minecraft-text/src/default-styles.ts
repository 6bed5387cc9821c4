import { createStyle, type Style } from './component/style.ts';

// The styles that the game applies where a text itself sets nothing.

export type Rarity = 'common' | 'uncommon' | 'rare' | 'epic';

/** `<white>x` in lore is white and still italic; only `<!italic>` turns italics off. */
export const LORE_STYLE: Style = createStyle({ color: 0xaa00aa, italic: true });

const RARITY_COLORS: Readonly<Record<Rarity, number>> = {
  common: 0xffffff,
  uncommon: 0xffff55,
  rare: 0x55ffff,
  epic: 0xff55ff,
};

/** A name set in an anvil or by `custom_name`. */
export function customNameStyle(rarity: Rarity = 'common'): Style {
  return createStyle({ color: RARITY_COLORS[rarity], italic: true });
}

/** The item's own name, or `item_name`. */
export function itemNameStyle(rarity: Rarity = 'common'): Style {
  return createStyle({ color: RARITY_COLORS[rarity] });
}

/** The message of the day in the server list. */
export const MOTD_STYLE: Style = createStyle({ color: 0x808080 });

export const CHAT_STYLE: Style = createStyle({ color: 0xffffff });

// Where the game draws no shadow, a text's own shadow color is drawn all the same.
const NO_SHADOW = 0;

/** Signs and books. */
export const PAPER_STYLE: Style = createStyle({ color: 0x000000, shadow: NO_SHADOW });

export const SIDEBAR_STYLE: Style = createStyle({ color: 0xffffff, shadow: NO_SHADOW });

/** The line with the item id below the lore when advanced tooltips are on. */
export const TOOLTIP_ID_STYLE: Style = createStyle({ color: 0x555555 });
