import { encodeFile } from '../file/encoding.ts';
import { type OpenedFile, readOpened } from '../file/open-file.ts';
import { sourceFormat } from '../formats/source/index.ts';
import type { SourceLanguage } from '../formats/source/languages.ts';

/** A program as an editor has it. Each of its texts is an expression; what it computes is one unit, `HOLE`. */
export function openSource(
  name: string,
  content: string,
  language: SourceLanguage,
): OpenedFile<SourceLanguage> {
  return readOpened({
    name,
    format: language,
    encoding: 'utf-8',
    hasMark: false,
    content,
    bytes: encodeFile(content, 'utf-8', false),
    spelling: sourceFormat(language),
  });
}
