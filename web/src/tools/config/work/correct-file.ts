import { type OpenedFile, openFile } from '@fucina/config-text/file';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';

/** The file with these of its problems corrected, read again; as it was if it has none of them. */
export async function correctFile(
  file: OpenedFile,
  problems: readonly number[],
): Promise<OpenedFile> {
  const edits = [...problems]
    .sort((one, other) => one - other)
    .flatMap((number) => file.problems[number]?.fix ?? [])
    .sort((one, other) => one.from - other.from);
  if (edits.length === 0) return file;
  const content = applyEdits(file.content, edits);
  const opened = await openFile(file.name, new TextEncoder().encode(content), file.format);
  return opened.ok ? opened.value : file;
}
