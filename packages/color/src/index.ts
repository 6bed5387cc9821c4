export { contrastOf, luminanceOf } from './contrast.ts';
export { type HexError, type HexResult, type Rgb, readHex, writeHex } from './hex.ts';
export { fromHsv, type Hsv, toHsv } from './hsv.ts';
export { mixColors } from './mix.ts';
export { nearestColorIndex } from './nearest.ts';
export { blueOf, type Channels, fromChannels, greenOf, redOf } from './rgb.ts';
