const BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
);

/** `#rrggbb` in lower case. */
export function hexOfColor(color: number): string {
  return `#${pair(color >> 16)}${pair(color >> 8)}${pair(color)}`;
}

/** `#aarrggbb` in lower case, the order of the game's shadow integer. */
export function hexOfShadow(shadow: number): string {
  return `#${pair(shadow >> 24)}${pair(shadow >> 16)}${pair(shadow >> 8)}${pair(shadow)}`;
}

function pair(value: number): string {
  return BYTES[value & 255] ?? '';
}
