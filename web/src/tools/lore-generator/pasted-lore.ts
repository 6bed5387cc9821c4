import type { TextFormat } from '@fucina/minecraft-text';
import type { LoreState } from './state.ts';

/** Everything that pasting can change: the state, and the line that is not added yet. */
export interface Lore {
  readonly state: LoreState;
  readonly draft: string;
}

/** Where something is pasted: a field and what of it is selected. A number is the place of a line. */
export interface Place {
  readonly field: 'title' | 'draft' | number;
  readonly from: number;
  readonly to: number;
}

/** `as-typed` takes the text to the letter. */
export type PasteFormat = TextFormat | 'as-typed';

export interface Paste {
  readonly text: string;
  readonly place: Place;
  readonly before: Lore;
  readonly format: PasteFormat;
  readonly after: Lore;
  /** What comes into the field, when nothing else is changed. */
  readonly added: string | undefined;
}

export const PASTE_FORMATS = [
  'as-typed',
  'mini-message',
  'legacy-ampersand',
  'legacy-section',
  'legacy-hex',
  'legacy-bare-hex',
  'json',
  'snbt',
  'give-command',
] as const satisfies readonly PasteFormat[];

export function isSameLore(one: Lore, other: Lore): boolean {
  return (
    one.draft === other.draft &&
    one.state.title === other.state.title &&
    one.state.lines.length === other.state.lines.length &&
    one.state.lines.every((line, index) => line === other.state.lines[index])
  );
}
