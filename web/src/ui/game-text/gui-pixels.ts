/** A length in pixels of the game's interface, at whatever scale the surface around it has. */
export function guiPixels(count: number | string): string {
  return `calc(${count} * var(--gui))`;
}
