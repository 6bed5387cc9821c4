import type { TestedChannel, WatchChannel } from '@fucina/api-contract';
import { useState } from 'react';
import type { WatchLink } from '../../api/watch.ts';
import {
  changeChannel,
  removeChannel,
  renewChannelSecret,
  testChannel,
} from '../../api/watch-channels.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import { AlertForm, type Draft, draftOf } from './alerts-form.tsx';
import type { ShownSecret } from './alerts-secret.tsx';
import {
  type Delivery,
  nameOfChannel,
  sentenceOfDelivery,
  sentenceOfResult,
} from './alerts-words.ts';
import { FailureNote } from './failure-note.tsx';
import { useChange } from './use-change.ts';
import { type Formats, useFormats } from './use-formats.ts';

interface AlertChannelProps {
  readonly link: WatchLink;
  readonly channel: WatchChannel;
  /** The newest message that was tried. */
  readonly last: Delivery | undefined;
  readonly onChange: (channel: WatchChannel) => void;
  readonly onRemoved: () => void;
  readonly onTested: () => void;
  readonly onSecret: (secret: ShownSecret) => void;
}

/** One channel: how it is, and what can be done with it. */
export function AlertChannel(props: AlertChannelProps) {
  const { link, channel, last, onChange, onRemoved, onTested, onSecret } = props;
  const { t } = useWords();
  const formats = useFormats();
  const { isBusy, failure, make } = useChange();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const [tested, setTested] = useState<TestedChannel>();
  const name = nameOfChannel(channel, t);

  function change({ label, language, kinds, delay_s, repeat_s }: Draft) {
    make(
      () => changeChannel(link, channel.id, { label, language, kinds, delay_s, repeat_s }),
      (changed) => {
        setOpen(undefined);
        onChange(changed);
        announce(t('watched.alerts.changed', { name: nameOfChannel(changed, t) }));
      },
    );
  }

  function remove() {
    make(
      () => removeChannel(link, channel.id),
      () => {
        announce(t('watched.alerts.removed', { name }));
        onRemoved();
      },
    );
  }

  const test = () =>
    make(
      () => testChannel(link, channel.id),
      (result) => {
        setTested(result);
        onTested();
      },
    );

  const renew = () =>
    make(
      () => renewChannelSecret(link, channel.id),
      ({ secret }) => onSecret({ name, secret, isRenewed: true }),
    );

  return (
    <li className="flex flex-col gap-2 py-3">
      <div>
        <p className="font-medium wrap-anywhere">
          {name}
          {channel.label !== '' && (
            <span className="ms-2 text-sm font-normal text-muted">
              {t(`watched.alerts.kinds.${channel.kind}`)} ({channel.host})
            </span>
          )}
        </p>
        <State channel={channel} />
        <p className="text-sm text-muted">{summaryOf(channel, t, formats).join(' · ')}</p>
        {last && (
          <p className="text-sm text-muted">
            {t('watched.alerts.last', {
              time: formats.moment(last.tries.at(-1)?.at ?? last.at),
              outcome: sentenceOfDelivery(last, t, formats),
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-disabled={isBusy}
          aria-label={t('watched.alerts.test_named', { name })}
          onClick={test}
        >
          {t('watched.alerts.test')}
        </Button>
        <Button
          size="small"
          aria-expanded={open === 'change'}
          aria-label={t('watched.alerts.change_named', { name })}
          onClick={() => setOpen(open === 'change' ? undefined : 'change')}
        >
          {t('watched.alerts.change')}
        </Button>
        {channel.kind === 'webhook' && (
          <Button
            size="small"
            aria-disabled={isBusy}
            aria-label={t('watched.alerts.renew_named', { name })}
            onClick={renew}
          >
            {t('watched.alerts.renew')}
          </Button>
        )}
        <Button
          size="small"
          aria-expanded={open === 'remove'}
          aria-label={t('watched.alerts.remove_named', { name })}
          onClick={() => setOpen(open === 'remove' ? undefined : 'remove')}
        >
          {t('watched.alerts.remove')}
        </Button>
      </div>
      <div role="status">
        {tested && (
          <p className={tested.is_delivered ? 'text-good' : 'text-danger'}>
            {tested.is_delivered
              ? t('watched.alerts.arrived', {
                  status: String(tested.result),
                  ms: formats.ms(tested.ms),
                })
              : t('watched.alerts.not_arrived', {
                  reason: sentenceOfResult(tested.result, t),
                  ms: formats.ms(tested.ms),
                })}
          </p>
        )}
      </div>
      {open === 'change' && (
        <AlertForm
          draft={draftOf(channel)}
          isBusy={isBusy}
          failure={failure}
          submit={t('watched.settings.save')}
          onSubmit={change}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {open === 'remove' && (
        <div className="flex flex-wrap items-center gap-2">
          <p>{t('watched.alerts.remove_sure')}</p>
          <Button size="small" look="danger" aria-disabled={isBusy} onClick={remove}>
            {t('watched.alerts.remove_yes')}
          </Button>
          <Button size="small" onClick={() => setOpen(undefined)}>
            {t('watched.alerts.remove_no')}
          </Button>
        </div>
      )}
      {failure && open !== 'change' && <FailureNote failure={failure} />}
    </li>
  );
}

function State({ channel }: { readonly channel: WatchChannel }) {
  const { t } = useWords();
  const { moment } = useFormats();
  const { off_since: offSince, failing_since: failingSince, last_error: error } = channel;
  const reason = error === null ? '' : sentenceOfResult(error, t);
  if (offSince !== null) {
    const off = { time: moment(offSince), reason };
    return <p className="text-danger">{t('watched.alerts.off', off)}</p>;
  }
  if (failingSince !== null) {
    const failing = { time: moment(failingSince), reason };
    return <p className="text-danger">{t('watched.alerts.failing', failing)}</p>;
  }
  return <p className="text-good">{t('watched.alerts.on')}</p>;
}

/** What is told, and when. */
function summaryOf(
  { kinds, delay_s, repeat_s }: WatchChannel,
  t: Translate,
  { duration }: Formats,
): readonly string[] {
  return [
    ...kinds.map((kind) => t(`watched.alerts.news.${kind}`)),
    ...(delay_s > 0 ? [t('watched.alerts.after', { duration: duration(delay_s) })] : []),
    ...(repeat_s > 0 ? [t('watched.alerts.repeated', { duration: duration(repeat_s) })] : []),
  ];
}
