/**
 * Which of so many cards are wide: two wide ones fill a row, or three narrow ones. No row is left with a gap,
 * as long as there are at least two cards, and the first row is a wide one where there is a choice.
 */
export function wideCards(count: number): ReadonlySet<number> {
  const [first, last] = [
    [0, 1],
    [count - 2, count - 1],
  ];
  if (count % 3 === 2) return new Set(first);
  return new Set(count % 3 === 1 ? [...first, ...last] : []);
}
