import { type ReactNode, useState } from 'react';

interface ChangedTextProps {
  readonly texts: readonly string[];
  /** Draws the text at this place. */
  readonly children: (place: number) => ReactNode;
}

/** The text that changed last; at first the first one. */
export function ChangedText({ texts, children }: ChangedTextProps) {
  const [seen, setSeen] = useState({ texts, place: 0 });
  const changed = texts.findIndex((text, index) => text !== seen.texts[index]);
  if (changed === -1 && texts.length === seen.texts.length) return children(seen.place);
  const place = changed === -1 ? Math.min(seen.place, texts.length - 1) : changed;
  setSeen({ texts, place });
  return children(place);
}
