import type { WatchEvents } from '@fucina/api-contract';
import { fetchEvents, type WatchLink } from '../../api/watch.ts';
import { useNeeded } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import { lazyPlainText } from './lazy.ts';
import { PagedCard } from './paged-card.tsx';
import { useFormats } from './use-formats.ts';
import { useWrittenPage } from './written-page.ts';

type Change = WatchEvents['events'][number];

interface ChangesCardProps {
  readonly link: WatchLink;
  readonly asOf: string;
}

/** What became different: version, message, icon. */
export function ChangesCard({ link, asOf }: ChangesCardProps) {
  const { t } = useWords();
  return (
    <PagedCard
      title={t('watched.changes.title')}
      none={t('watched.changes.none')}
      asOf={asOf}
      question={(before, signal) => fetchEvents(link, before, signal)}
    >
      {({ events }) =>
        events.map((change) => (
          <ChangeRow key={`${change.edition} ${change.kind} ${change.at}`} change={change} />
        ))
      }
    </PagedCard>
  );
}

export function ChangeRow({ change }: { readonly change: Change }) {
  const { t } = useWords();
  const { moment } = useFormats();
  return (
    <li className="py-2">
      <p className="font-medium">
        {t(`watched.changes.${change.kind}`)}
        <span className="ms-2 text-sm font-normal text-muted">{moment(change.at)}</span>
      </p>
      <Difference change={change} />
    </li>
  );
}

function Difference({
  change: { kind, before, after, is_often: isOften },
}: {
  readonly change: Change;
}) {
  const { t } = useWords();
  const written = useWrittenPage();
  const loaded = useNeeded(lazyPlainText, written === undefined);
  const read = written?.plainText ?? loaded?.plainText;
  if (isOften) return <p className="text-muted">{t('watched.changes.often')}</p>;
  if (kind === 'first_contact' || kind === 'eula_blocked') return null;
  if (kind === 'icon') return <p className="text-muted">{t('watched.changes.new')}</p>;
  const plain = (text: string | null) => read?.(text ?? '') || '–';
  return (
    <p className="wrap-anywhere text-muted">
      {read && t('watched.changes.before_after', { before: plain(before), after: plain(after) })}
    </p>
  );
}
