export { contrastOf, luminanceOf } from './contrast.ts';
export { type HexError, type HexResult, type Rgb, readHex, toHex } from './hex.ts';
export { fromHsv, type Hsv, toHsv } from './hsv.ts';
export { mix } from './mix.ts';
export { nearestIndex } from './nearest.ts';
export { blueOf, type Channels, fromChannels, greenOf, redOf } from './rgb.ts';
