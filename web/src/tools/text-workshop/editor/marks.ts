import { splitProtected } from '@fucina/minecraft-text';

/** A part of the text that has a color in the field. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly kind: 'tag' | 'code' | 'placeholder';
}

const CODE = /^[&§#]|^\{#/;
const PLACEHOLDER = /^(?:%|\$?\{[\w.:-]+\}$)/;

/** Tags, codes and placeholders of any notation. */
export function findMarks(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  for (const { part, isProtected } of splitProtected(text)) {
    const kind = isProtected ? kindOf(part) : undefined;
    if (kind !== undefined) marks.push({ from: at, to: at + part.length, kind });
    at += part.length;
  }
  return marks;
}

function kindOf(part: string): Mark['kind'] | undefined {
  if (part.startsWith('<')) return 'tag';
  if (CODE.test(part)) return 'code';
  return PLACEHOLDER.test(part) ? 'placeholder' : undefined;
}
