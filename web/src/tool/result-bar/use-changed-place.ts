import { useState } from 'react';

/** The place of the text that changed last; at first that of the first text. */
export function useChangedPlace(texts: readonly string[]): number {
  const [seen, setSeen] = useState({ texts, place: 0 });
  const changed = texts.findIndex((text, index) => text !== seen.texts[index]);
  if (changed === -1 && texts.length === seen.texts.length) return seen.place;
  const place = changed === -1 ? Math.min(seen.place, texts.length - 1) : changed;
  setSeen({ texts, place });
  return place;
}
