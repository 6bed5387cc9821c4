import { toRuns } from '@fucina/minecraft-text/component';
import { isItemPath } from '../keys/kinds-of-keys.ts';
import { readTagged } from './read-tagged.ts';
import type { TaggedText, TextMistake } from './text-mistake.ts';

/** Tags, or a word. */
const FIRST_PIECE = /^(?:<[^<>]*>)+|^[^<\s]+|^[^<]/;

/** The name or lore of an item that says nothing about italics: the game draws it in italics. */
export function findItemItalics(tagged: TaggedText): readonly TextMistake[] {
  const { text, profile, path } = tagged;
  const { items } = profile;
  if ((items !== 'adds-nothing' && items !== 'unknown') || !isItemPath(path)) return [];
  if (!isItalic(tagged)) return [];
  const [piece = ''] = FIRST_PIECE.exec(text) ?? [];
  const upright = uprightPiece(tagged, piece);
  return [
    {
      code: 'item-italic',
      // The plugin may make its items upright by itself.
      ...(items === 'unknown' && { severity: 'note' }),
      from: 0,
      to: piece.length,
      ...(upright !== undefined && { fix: upright }),
    },
  ];
}

/** Where the text begins, with a tag before or after it that makes all of the text upright. */
function uprightPiece(tagged: TaggedText, piece: string): string | undefined {
  const { text, adventure } = tagged;
  // Adventure 5.0 does not know the short form.
  const tag =
    adventure !== undefined && /^5\.0(?:\.|$)/.test(adventure) ? '<italic:false>' : '<!i>';
  const rest = text.slice(piece.length);
  return [tag + piece, piece + tag].find((start) => !isItalic({ ...tagged, text: start + rest }));
}

function isItalic(tagged: TaggedText): boolean {
  const read = readTagged(tagged);
  if (read === undefined) return false;
  return toRuns(read).some(
    (run) => run.italic === undefined && (!('text' in run) || /\S/.test(run.text ?? '')),
  );
}
