import type { WatchChannel } from '@fucina/api-contract';
import { useState } from 'react';
import type { WatchLink } from '../../api/watch.ts';
import { addChannel, fetchChannels, fetchDeliveries } from '../../api/watch-channels.ts';
import { announce } from '../../ui/announcer.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { useWords } from '../../words/use-words.tsx';
import { AlertChannel } from './alerts-channel.tsx';
import { AlertDeliveries } from './alerts-deliveries.tsx';
import { AlertForm, newDraft } from './alerts-form.tsx';
import { AlertReceiver } from './alerts-receiver.tsx';
import { AlertSecret, type ShownSecret } from './alerts-secret.tsx';
import { nameOfChannel } from './alerts-words.ts';
import { FailureNote } from './failure-note.tsx';
import { useAnswer } from './use-answer.ts';
import { useChange } from './use-change.ts';
import { useNews } from './use-news.ts';

interface AlertsProps {
  readonly link: WatchLink;
  /** That of the watch, for messages unless another one is chosen. */
  readonly language: string;
}

const MAX_CHANNELS = 8;
const TURN_MS = 10_000;

/** The channels of a watch, and what they were told. */
export function Alerts({ link, language }: AlertsProps) {
  const { t } = useWords();
  const asked = `${link.id} ${link.secret}`;
  const channels = useAnswer(asked, (signal) => fetchChannels(link, signal));
  const deliveries = useAnswer(asked, (signal) => fetchDeliveries(link, signal));
  useNews(channels.askAgain, { turnMs: TURN_MS });
  useNews(deliveries.askAgain, { turnMs: TURN_MS });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<ShownSecret>();
  const { isBusy, failure, make } = useChange();
  const known = channels.value?.channels ?? [];
  const set = (next: readonly WatchChannel[]) => channels.set({ channels: [...next] });
  const lastOf = ({ id }: WatchChannel) =>
    deliveries.value?.deliveries.find(({ channel, tries }) => channel === id && tries.length > 0);

  return (
    <>
      {channels.failure && <FailureNote failure={channels.failure} onRetry={channels.askAgain} />}
      {channels.value && known.length === 0 && <p>{t('watched.alerts.none')}</p>}
      <ul className="-my-2 divided empty:hidden">
        {known.map((channel) => (
          <AlertChannel
            key={channel.id}
            link={link}
            channel={channel}
            last={lastOf(channel)}
            onChange={(changed) => set(known.map((one) => (one === channel ? changed : one)))}
            onRemoved={() => {
              set(known.filter((one) => one !== channel));
              deliveries.askAgain();
            }}
            onTested={channels.askAgain}
            onSecret={setSecret}
          />
        ))}
      </ul>
      {secret && <AlertSecret shown={secret} onDone={() => setSecret(undefined)} />}
      {channels.value && known.length < MAX_CHANNELS && (
        <Collapsible label={t('watched.alerts.add')} isOpen={isAdding} onOpenChange={setAdding}>
          {isAdding && (
            <AlertForm
              draft={newDraft(language)}
              isNew
              isBusy={isBusy}
              failure={failure}
              submit={t('watched.alerts.save_new')}
              onSubmit={(draft) =>
                make(
                  () => addChannel(link, draft),
                  ({ channel, secret: given }) => {
                    set([...known, channel]);
                    setAdding(false);
                    const name = nameOfChannel(channel, t);
                    if (given !== undefined) setSecret({ name, secret: given, isRenewed: false });
                    announce(t('watched.alerts.added', { name }));
                  },
                )
              }
            />
          )}
        </Collapsible>
      )}
      {known.some(({ kind }) => kind === 'webhook') && <AlertReceiver />}
      {known.length > 0 && <AlertDeliveries link={link} channels={known} answer={deliveries} />}
    </>
  );
}
