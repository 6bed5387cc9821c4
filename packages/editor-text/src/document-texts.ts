import { classifyString, type Profile } from '@fucina/config-text';
import type { FileFormat, OpenedFile } from '@fucina/config-text/file';
import type { DocumentSettings, EditorDocument } from './document.ts';
import { EditorText } from './editor-text.ts';

/** Strings that are no texts, whatever is written there. */
const NEVER: ReadonlySet<string> = new Set(['decision', 'type', 'profile']);

/** The texts of a config file. */
export function configTexts(
  file: OpenedFile<FileFormat>,
  profile: Profile,
  { decisionOf, tags = [] }: DocumentSettings,
): readonly EditorText[] {
  const known = new Set([...profile.tags, ...tags].map((name) => name.toLowerCase()));
  return file.texts
    .flatMap((scalar) => {
      const string = { path: scalar.path, value: scalar.value, isString: true };
      const { kind, because } = classifyString(string, profile, decisionOf?.(scalar.path));
      const isNever = kind === 'setting' && NEVER.has(because);
      return isNever ? [] : [new EditorText(file, scalar, kind, profile, known)];
    })
    .sort((one, other) => one.from - other.from);
}

/** The string at an offset; its ends belong to it. */
export function textAt({ texts }: EditorDocument, offset: number): EditorText | undefined {
  let [low, high] = [0, texts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((texts[middle]?.from ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const found = texts[low];
  return found !== undefined && found.from <= offset && offset <= found.to ? found : undefined;
}
