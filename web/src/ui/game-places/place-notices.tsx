import type { PlaceId, PlaceNotice } from '@fucina/text-places';
import { clsx } from 'clsx';
import type { Translate } from '../../words/translate.ts';
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
          {sentence(id, notice, t)}
        </li>
      ))}
    </ul>
  );
}

function sentence(id: PlaceId, notice: PlaceNotice, t: Translate): string {
  switch (notice.code) {
    case 'lines':
      return t(id === 'chat' ? 'text_places.notices.newest-lines' : 'text_places.notices.lines', {
        ...notice,
      });
    case 'event-place':
      return eventSentence(notice, t);
    default:
      return t(`text_places.notices.${notice.code}`, { ...notice });
  }
}

function eventSentence(
  { events }: Extract<PlaceNotice, { code: 'event-place' }>,
  t: Translate,
): string {
  if (events.includes('click')) return t('text_places.notices.event-place');
  return t(
    events.includes('hover')
      ? 'text_places.notices.hover-place'
      : 'text_places.notices.insertion-place',
  );
}
