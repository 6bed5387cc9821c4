/** Mixes two 24-bit colours in single precision, as the reference engine does. */
export function lerp(factor: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, factor));
  return (
    (mix(t, (from >> 16) & 255, (to >> 16) & 255) << 16) |
    (mix(t, (from >> 8) & 255, (to >> 8) & 255) << 8) |
    mix(t, from & 255, to & 255)
  );
}

function mix(t: number, from: number, to: number): number {
  return Math.floor(Math.fround(from + Math.fround(t * (to - from))) + 0.5);
}
