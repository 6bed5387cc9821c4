import { hexOfColor } from '../../component/hex.ts';
import { nameOfColor } from '../../component/named-colors.ts';
import { readDouble, readInteger } from '../java-numbers.ts';
import { readColor } from './color-argument.ts';
import { styleTag, type TagDefinition } from './tag.ts';

const DEFAULT_ALPHA = 0.25;

/** `<shadow:red:0.5>`, `<shadow:#rrggbbaa>`; `<!shadow>` removes the shadow. */
export const shadow: TagDefinition = {
  names: ['shadow', '!shadow'],
  read([color, alpha], _context, name) {
    if (name === '!shadow') return color === undefined ? styleTag({ shadow: 0 }) : undefined;
    const value = color === undefined ? undefined : readShadow(color.toLowerCase(), alpha);
    return value === undefined ? undefined : styleTag({ shadow: value });
  },
  field: 'shadow',
  writeStyle({ shadow: value }) {
    if (value === undefined) return undefined;
    return value === 0 ? ['!shadow'] : ['shadow', ...writeShadow(value)];
  },
};

function readShadow(color: string, alphaText: string | undefined): number | undefined {
  if (color.startsWith('#') && color.length === 9) {
    const [r, g, b, a] = [1, 3, 5, 7].map((at) => readInteger(color.slice(at, at + 2), 16));
    if (r === undefined || g === undefined || b === undefined || a === undefined) return undefined;
    return join(a, ((r & 255) << 16) | ((g & 255) << 8) | (b & 255));
  }
  const rgb = readColor(color);
  const alpha = alphaText === undefined ? DEFAULT_ALPHA : readDouble(alphaText);
  if (rgb === undefined || alpha === undefined) return undefined;
  return join(toByte(alpha), rgb);
}

/** Single precision, truncated towards zero to a 32-bit integer, of which the low 8 bits are used. */
function toByte(alpha: number): number {
  const scaled = Math.trunc(Math.fround(Math.fround(alpha) * 255)) || 0;
  return Math.max(-0x8000_0000, Math.min(scaled, 0x7fff_ffff)) & 255;
}

function join(alpha: number, rgb: number): number {
  return ((alpha & 255) << 24) | rgb;
}

function writeShadow(value: number): readonly string[] {
  const rgb = value & 0xffffff;
  const alpha = value >>> 24;
  const name = nameOfColor(rgb);
  if (alpha === toByte(DEFAULT_ALPHA)) return [name ?? hexOfColor(rgb)];
  return [hexOfColor(rgb) + (alpha & 255).toString(16).padStart(2, '0')];
}
