import type { PublicStatus } from '@fucina/api-contract';
import { Card } from '../../../ui/card.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useFormats } from '../use-formats.ts';

/** From where and how often, what counts, and who says so. */
export function MeasuredCard({ status }: { readonly status: PublicStatus }) {
  const { t } = useWords();
  const { duration, moment } = useFormats();
  const { place, editions, created_at: since, is_verified: isVerified, zone } = status;
  const interval = duration(Math.max(...editions.map(({ interval_s: seconds }) => seconds)));
  return (
    <Card region title={t('status_page.how.title')}>
      <p>
        {place === ''
          ? t('status_page.how.looks', { interval })
          : t('status_page.how.looks_from', { interval, place })}
      </p>
      <p>{t('status_page.how.counts')}</p>
      <p>{t('status_page.how.since', { moment: moment(since), zone })}</p>
      {!isVerified && <p>{t('status_page.how.unverified')}</p>}
    </Card>
  );
}
