import type { Checked } from './use-status.ts';

/** What is to be said of a server that was asked by the Query protocol too, and named no plugins. */
export function queryNote({
  question,
  status,
}: Checked): 'query_unanswered' | 'query_no_plugins' | undefined {
  if (!question.withQuery || !status.online) return undefined;
  if (status.debug?.query === false) return 'query_unanswered';
  return status.debug?.query && !status.plugins?.length ? 'query_no_plugins' : undefined;
}
