import type { StatusText } from '@fucina/api-contract';
import type { TextRun } from '@fucina/minecraft-text';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The lines of a text of the reply, as runs that React draws. A reply without runs is shown as plain text. */
export function runsOf(text: Partial<StatusText> | undefined): readonly TextRun[] {
  const lines = text?.runs ?? (text?.html ?? []).map((line) => [{ text: plainText(line) }]);
  return lines.flatMap((line, index) => (index > 0 ? [{ text: '\n' }, ...line] : line));
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
