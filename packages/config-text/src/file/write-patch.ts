import { unifiedDiff } from '../diff/unified-diff.ts';
import type { Edit } from '../formats/format.ts';
import { encodeFile } from './encoding.ts';
import type { OpenedFile } from './open-file.ts';

export interface Patch {
  readonly text: string;
  /** Each line in the bytes that it has in the file, so that the patch fits. TypeScript 5.0 knows `Uint8Array` without parameter. */
  readonly bytes: InstanceType<Uint8ArrayConstructor>;
}

/** The edits of a file as a patch. `git apply` and `patch -p1` read it, except for files in UTF-16. */
export function writePatch(
  path: string,
  { content, encoding, hasMark }: Pick<OpenedFile, 'content' | 'encoding' | 'hasMark'>,
  edits: readonly Edit[],
): Patch {
  const mark = hasMark ? '\ufeff' : '';
  const moved = edits.map(({ from, to, insert }) => ({
    from: from + mark.length,
    to: to + mark.length,
    insert,
  }));
  const text = unifiedDiff(path, mark + content, moved);
  const inUtf8 = new TextEncoder().encode(text);
  if (encoding !== 'windows-1252' || text === '') return { text, bytes: inUtf8 };
  // The path is not in the file.
  const names = text.indexOf('\n@@') + 1;
  const head = new TextEncoder().encode(text.slice(0, names));
  const body = encodeFile(text.slice(names), encoding, false);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return { text, bytes };
}
