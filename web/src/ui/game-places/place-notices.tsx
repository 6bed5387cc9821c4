import { explainNotice } from '@fucina/site/words/text-places';
import type { PlaceId, PlaceNotice } from '@fucina/text-places';
import { clsx } from 'clsx';
import { useWords } from '../../words/use-words.tsx';

interface PlaceNoticesProps {
  readonly id: PlaceId;
  readonly notices: readonly PlaceNotice[];
}

const SEVERE: readonly PlaceNotice['code'][] = ['needs-game', 'not-in-bedrock'];
const MILD: readonly PlaceNotice['code'][] = [
  'event-place',
  'needs-codes',
  'other-breaks',
  'not-in-motd',
];

/** What a reader of the text will not see in its place. */
export function PlaceNotices({ id, notices }: PlaceNoticesProps) {
  const { t } = useWords();
  if (notices.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm wrap-anywhere">
      {notices.map((notice, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same can be said of several lines
          key={index}
          className={clsx(
            SEVERE.includes(notice.code)
              ? 'text-danger'
              : MILD.includes(notice.code)
                ? 'text-muted'
                : 'text-warning',
          )}
        >
          {explainNotice(id, notice, t)}
        </li>
      ))}
    </ul>
  );
}
