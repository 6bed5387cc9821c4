import { hasRightToLeft } from './right-to-left.ts';

/** Whether the game draws a line from right to left: its first letter decides, so spaces before it are at the right. */
export function startsRightToLeft(line: string): boolean {
  const [first] = /\p{L}/u.exec(line) ?? [];
  return first !== undefined && hasRightToLeft(first);
}
