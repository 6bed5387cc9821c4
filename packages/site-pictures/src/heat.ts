import { mixColors, type Rgb, readHex } from '@fucina/color';
import { brand } from '@fucina/site';

const HEAT = brand.heat.map((hex) => {
  const read = readHex(hex);
  if (!read.ok) throw new Error(`${hex} is no color`);
  return read.value;
});

/** The brand gradient from left to right. */
export function heatFrom(left: number, width: number): (column: number) => Rgb {
  return gradientFrom(HEAT, left, width);
}

export function gradientFrom(
  colors: readonly Rgb[],
  left: number,
  width: number,
): (column: number) => Rgb {
  const [only = 0] = colors;
  if (colors.length < 2) return () => only;
  return (column) => {
    const at = Math.min(1, Math.max(0, (column - left) / width)) * (colors.length - 1);
    const index = Math.min(colors.length - 2, Math.floor(at));
    return mixColors(colors[index] ?? 0, colors[index + 1] ?? 0, at - index);
  };
}
