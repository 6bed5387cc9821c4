import type { SourceFormat } from '@fucina/text-workshop';
import type { LoreState } from './state.ts';

/** Everything that a paste can change: the state, and the line that is not added yet. */
export interface Lore {
  readonly state: LoreState;
  readonly draft: string;
}

/** Where a paste goes: a field and its selection. A number is the index of a line. */
export interface Place {
  readonly field: 'title' | 'draft' | number;
  readonly from: number;
  readonly to: number;
}

/** `as-typed` keeps the text verbatim. */
export type PasteFormat = SourceFormat | 'as-typed';

export interface Paste {
  readonly text: string;
  readonly place: Place;
  readonly before: Lore;
  readonly format: PasteFormat;
  /** It is in a notation that nothing here reads, so that it stays letters. */
  readonly isUnread: boolean;
  /** It had gone through a wrong encoding. */
  readonly isMended: boolean;
  readonly after: Lore;
  /** The text to insert into the field, when nothing else changes. */
  readonly added: string | undefined;
}

export const PASTE_FORMATS = [
  'as-typed',
  'mini-message',
  'legacy-ampersand',
  'legacy-section',
  'legacy-hex',
  'legacy-bare-hex',
  'server-list-plus',
  'json',
  'snbt',
  'give-command',
] as const satisfies readonly PasteFormat[];

/**
 * The fields that a paste sets. The texts are those that the visitor sees in `before`; what a command says about the
 * item is not set where the visitor chose something else since.
 */
export function changesOf(
  { title, lines, item, upright }: LoreState,
  before: LoreState,
  present: LoreState,
): Partial<LoreState> {
  return {
    title,
    lines,
    ...(present.item === before.item && { item }),
    ...(present.upright === before.upright && { upright }),
  };
}

export function isSameLore(one: Lore, other: Lore): boolean {
  return (
    one.draft === other.draft &&
    one.state.title === other.state.title &&
    one.state.lines.length === other.state.lines.length &&
    one.state.lines.every((line, index) => line === other.state.lines[index])
  );
}
