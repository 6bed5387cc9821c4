import { type DocumentSettings, type EditorDocument, openDocument } from '../index.ts';

/** A file of a plugin that reads tags and codes; `a.mm` holds a text in each line. */
export const TAB = 'plugins/TAB/config.yml';

export async function open(
  path: string,
  content: string,
  settings?: DocumentSettings,
): Promise<EditorDocument> {
  const document = await openDocument({ path, languageId: '', content }, settings);
  if (document === undefined) throw new Error(`${path} is not opened`);
  return document;
}
