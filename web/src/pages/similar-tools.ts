import { type Tool, tools } from '@fucina/site';
import { createSearchIndex } from '@fucina/site/search';
import type { PageWords } from '../words/page-words.ts';
import { sectionKey } from '../words/section-key.ts';

/** Folders and endings of addresses, which say nothing about what was looked for. */
const SAY_NOTHING = /^(?:tools?|textures?|minecraft|html?|php|www|en|it)$/i;

/** The tools that are most like the words of a path, then the others in their order. */
export function similarTools(path: string, { t }: PageWords): readonly Tool[] {
  const find = createSearchIndex(tools, (tool) => ({
    names: [t(tool.title), tool.path.replace(/^.*\//, '')],
    keywords: [t(sectionKey(tool, 'keywords'))],
    summaries: [t(tool.description)],
  }));
  const words = path.split(/[^\p{L}\p{N}]+/u).filter((word) => !SAY_NOTHING.test(word));
  const found = find(words.join(' ')).items;
  return [...found, ...tools.filter((tool) => !found.includes(tool))];
}
