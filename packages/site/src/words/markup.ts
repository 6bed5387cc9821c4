import type { MessageWords } from '@fucina/minecraft-text/messages';

/** What pages say about tags, with the sentences that the readers of texts have for all. */
export function markupWords<Own extends object>(own: Own, { tags, fix }: MessageWords) {
  return { ...own, ...tags, fix };
}
