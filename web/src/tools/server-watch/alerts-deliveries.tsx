import type { WatchChannel, WatchDeliveries } from '@fucina/api-contract';
import type { WatchLink } from '../../api/watch.ts';
import { sendAgain } from '../../api/watch-channels.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type Delivery, nameOfChannel, sentenceOfDelivery } from './alerts-words.ts';
import { FailureNote } from './failure-note.tsx';
import type { AnswerControls } from './use-answer.ts';
import { useChange } from './use-change.ts';
import { useFormats } from './use-formats.ts';

interface AlertDeliveriesProps {
  readonly link: WatchLink;
  readonly channels: readonly WatchChannel[];
  readonly answer: AnswerControls<WatchDeliveries>;
}

/** What was told lately, and whether it arrived. */
export function AlertDeliveries({ link, channels, answer }: AlertDeliveriesProps) {
  const { t } = useWords();
  const { isBusy, failure, make } = useChange();
  const deliveries = answer.value?.deliveries ?? [];

  function again(delivery: Delivery) {
    make(
      () => sendAgain(link, delivery),
      (value) => {
        answer.set(value);
        announce(t('watched.alerts.deliveries.again_done'));
      },
    );
  }

  return (
    <Collapsible label={t('watched.alerts.deliveries.title')} isSmall>
      {answer.failure && <FailureNote failure={answer.failure} onRetry={answer.askAgain} />}
      {failure && <FailureNote failure={failure} />}
      {answer.value && deliveries.length === 0 && (
        <p className="text-muted">{t('watched.alerts.deliveries.none')}</p>
      )}
      <ul className="divided">
        {deliveries.map((delivery) => (
          <Row
            key={`${delivery.alert} ${delivery.channel}`}
            delivery={delivery}
            channel={channels.find(({ id }) => id === delivery.channel)}
            isBusy={isBusy}
            onAgain={() => again(delivery)}
          />
        ))}
      </ul>
    </Collapsible>
  );
}

interface RowProps {
  readonly delivery: Delivery;
  readonly channel: WatchChannel | undefined;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

function Row({ delivery, channel, isBusy, onAgain }: RowProps) {
  const { t } = useWords();
  const formats = useFormats();
  const { kind, at, outcome, tries } = delivery;
  const row = t('watched.alerts.deliveries.row', {
    what: t(`watched.alerts.news.${kind}`),
    name: channel ? nameOfChannel(channel, t) : t('watched.alerts.deliveries.gone'),
  });
  const time = formats.moment(tries.at(-1)?.at ?? at);
  const hasFailed = outcome === 'given-up' || outcome === 'channel-off';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {row}
          <span className="ms-2 text-sm font-normal text-muted">{time}</span>
        </p>
        <p className="text-muted">{sentenceOfDelivery(delivery, t, formats)}</p>
      </div>
      {hasFailed && channel?.off_since === null && (
        <Button
          size="small"
          aria-disabled={isBusy}
          aria-label={t('watched.alerts.deliveries.again_named', { row, time })}
          onClick={onAgain}
        >
          {t('watched.alerts.deliveries.again')}
        </Button>
      )}
    </li>
  );
}
