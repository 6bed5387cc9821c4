import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import { type Question, usePages } from './use-pages.ts';

interface PagedCardProps<Page> {
  readonly title: string;
  /** What stands there instead of an empty list. */
  readonly none: string;
  /** Another one: the newest page may be another. */
  readonly asOf: string;
  readonly question: Question<Page>;
  /** The rows of a page. */
  readonly children: (page: Page) => readonly ReactNode[];
}

/** A list of what happened, the newest first. */
export function PagedCard<Page extends { readonly next: number | null }>(
  props: PagedCardProps<Page>,
) {
  const { title, none, asOf, question, children } = props;
  const { t } = useWords();
  const { first, older, failure, retry, more } = usePages(asOf, question);
  const pages = [...(first.value ? [first.value] : []), ...older];
  const rows = pages.flatMap(children);
  const next = pages.at(-1)?.next ?? null;
  return (
    <Card region title={title}>
      {failure && <FailureNote failure={failure} onRetry={retry} />}
      {first.value && rows.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="-my-2 divided">{rows}</ul>
      {next !== null && (
        <Button size="small" className="self-start" onClick={() => more(next)}>
          {t('watched.incidents.more')}
        </Button>
      )}
    </Card>
  );
}
