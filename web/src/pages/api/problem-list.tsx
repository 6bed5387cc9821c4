import { type ApiReferenceWords, problemMeaning } from '@fucina/site/words/api-reference';
import type { ProblemReference } from './reference.ts';

interface ProblemListProps {
  readonly problems: readonly ProblemReference[];
  readonly words: ApiReferenceWords;
}

export function ProblemList({ problems, words }: ProblemListProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {problems.map(({ code, status }) => (
        <li key={code} className="wrap-anywhere">
          <code>
            {status} {code}
          </code>{' '}
          <span className="text-muted">{problemMeaning(words, code)}</span>
        </li>
      ))}
    </ul>
  );
}
