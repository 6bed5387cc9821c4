import type { Range } from '@fucina/config-text/file';
import { HOLE } from '@fucina/config-text/source';
import { mainTagName } from '@fucina/minecraft-text/mini-message';
import type { EditorDocument } from './document.ts';
import { allTags } from './tags.ts';

/** An address that a click in the game opens. */
export interface EditorLink extends Range {
  readonly address: string;
}

/** What the game opens; it asks nobody to run a program. */
const ADDRESS = /^https?:\/\/[^\s%<>]+$/i;

/** The addresses in the texts of a document, as far as nothing is put into them later. */
export function findLinks({ texts }: EditorDocument): readonly EditorLink[] {
  return texts.flatMap((text) => {
    if (text.kind === 'setting' || !text.hasTags || !text.value.includes('<')) return [];
    return allTags(text.syntax).flatMap(({ tag: { name, form, state, args } }) => {
      const [action, address] = args;
      const isClick = form !== 'close' && state === 'accepted' && mainTagName(name) === 'click';
      if (!isClick || action?.value !== 'open_url' || address === undefined) return [];
      const { value, valueAt } = address;
      if (!ADDRESS.test(value) || value.includes(HOLE)) return [];
      return [{ ...text.placeOf(valueAt), address: value }];
    });
  });
}
