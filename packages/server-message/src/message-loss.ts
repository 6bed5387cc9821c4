import type { Loss, LossCode } from '@fucina/minecraft-text';

export type MessagePlace = 'line-1' | 'line-2' | 'hover' | 'version';

export type MessageLossCode =
  | LossCode
  /** The file has no place for a text instead of the players' names. */
  | 'hover-lines'
  /** The file has no place for a text instead of the number of players. */
  | 'version-text'
  /** The spaces that move a line are removed. */
  | 'alignment'
  /** Characters beyond U+FFFF, such as most emoji, are destroyed and were left out. */
  | 'astral'
  /** What the program replaces by something else; the detail is how it is written. */
  | 'placeholder'
  /** `;` becomes `:`. */
  | 'semicolon'
  /** A line without letters becomes the name of the program. */
  | 'empty-line'
  /** More bytes than fit; the detail is their number. */
  | 'length';

/** What a file does not say of a message. There is one for each code and detail. */
export interface MessageLoss {
  readonly code: MessageLossCode;
  readonly places: readonly MessagePlace[];
  readonly detail?: string;
  /** For colors that were replaced: the greatest difference of a channel, 1 to 255. */
  readonly difference?: number;
}

export interface PlacedLosses {
  readonly place: MessagePlace;
  readonly losses: readonly (Pick<Loss, 'detail' | 'difference'> & {
    readonly code: MessageLossCode;
  })[];
}

export function lineLosses(losses: readonly PlacedLosses['losses'][]): readonly PlacedLosses[] {
  const places = ['line-1', 'line-2'] as const;
  return losses.map((each, index) => ({ place: places[index] ?? 'line-2', losses: each }));
}

export function joinLosses(placed: readonly PlacedLosses[]): readonly MessageLoss[] {
  const found = new Map<string, MessageLoss>();
  for (const { place, losses } of placed) {
    for (const { code, detail, difference } of losses) {
      // Nothing in the list is decorated by itself, so what is switched off is simply not written.
      if (code === 'decoration-off') continue;
      const key = `${code} ${detail ?? ''}`;
      const before = found.get(key);
      const places = before?.places ?? [];
      const most = Math.max(difference ?? 0, before?.difference ?? 0);
      found.set(key, {
        code,
        places: places.includes(place) ? places : [...places, place],
        ...(detail !== undefined && { detail }),
        ...(most > 0 && { difference: most }),
      });
    }
  }
  return [...found.values()];
}
