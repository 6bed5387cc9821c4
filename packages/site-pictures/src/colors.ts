/** Of the dark theme. */
export const GROUND = 0x131110;
export const DEEP = 0x1e1a18;
export const HAIRLINE = 0x37312d;
export const MUTED = 0xb0a8a0;
export const INK = 0xf3f0ec;
export const GOOD = 0x6fd694;
/** What is behind texts of the game. */
export const GAME = 0x0b0909;
