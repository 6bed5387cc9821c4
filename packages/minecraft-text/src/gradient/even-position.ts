/** The position of one of several colors that are spread from 0 to 100. */
export function evenPosition(index: number, count: number): number {
  // Multiplied first: eleven elevenths of 100 are 100 then, and not a little more.
  return count > 1 ? (100 * index) / (count - 1) : 0;
}
