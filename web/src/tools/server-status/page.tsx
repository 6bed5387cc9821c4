import '../../ui/look-up.css';
import './server-status.css';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StatusQuestion } from '../../api/server-status.ts';
import { addRecent, recentServers, writeRecentServer } from '../../state/recents.ts';
import { KeepButtons } from '../../tool/keep-buttons.tsx';
import { PageActions } from '../../tool/page-actions.tsx';
import { ResultBar } from '../../tool/result-bar/result-bar.tsx';
import { serverSpelling } from '../../tool/server-spelling.ts';
import { ShareButton } from '../../tool/share-button.tsx';
import { Tool, useField, useToolStore, useWholeState } from '../../tool/tool.tsx';
import { useArrival } from '../../tool/use-arrival.ts';
import { announce } from '../../ui/announcer.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { useWords } from '../../words/use-words.tsx';
import { AddressForm } from './address-form.tsx';
import { Brief } from './brief.tsx';
import { Embed } from './embed.tsx';
import { FailedBrief } from './failed-brief.tsx';
import { HistoryCharts } from './history-charts.tsx';
import { queryNote } from './query-note.ts';
import { RecentList } from './recent-list.tsx';
import { Result } from './result.tsx';
import { questionOf, statusState } from './state.ts';
import { addressError } from './typed-address.ts';
import { useAutoRefresh } from './use-auto-refresh.ts';
import { useStatus } from './use-status.ts';

export function Page() {
  return (
    <Tool of={statusState}>
      <Status />
    </Tool>
  );
}

function Status() {
  const { t } = useWords();
  const { get, set } = useToolStore(statusState);
  const { view, check, refresh, clear } = useStatus();
  const [isRefreshing, setRefreshing] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const checked = view.kind === 'checked' ? view.checked : undefined;
  const asking = view.kind === 'checking' || view.kind === 'failed' ? view.question : undefined;
  useAutoRefresh(isRefreshing, checked, refresh);
  const state = useWholeState(statusState);
  const typed = questionOf(state);
  const shown = checked?.question ?? asking;
  const isShown = shown?.address === typed.address && shown.isBedrock === typed.isBedrock;
  useArrival({
    field: 'address',
    value: state.address,
    isAnswered: isShown,
    onArrive: () => !addressError(typed) && checkNow(typed),
  });

  const answering = checked?.status.online ? checked.question : undefined;
  useEffect(() => {
    if (!answering) return;
    const address = serverSpelling(answering.address, answering.isBedrock ? 'bedrock' : 'java');
    void addRecent(recentServers, writeRecentServer({ ...answering, address }));
  }, [answering]);

  const asked = checked?.question;
  const isOnline = checked?.status.online;
  const say = useEffectEvent((server: string) => {
    const note = checked && queryNote(checked);
    const found = t(isOnline ? 'server_status.is_online' : 'server_status.is_offline', { server });
    announce([found, note && t(`server_status.${note}`)].filter(Boolean).join(' '));
  });
  // Once for each check, and again when a refresh finds something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (asked) say(asked.address);
  }, [asked, isOnline]);

  function checkNow(question: StatusQuestion) {
    set({ address: question.address, bedrock: question.isBedrock });
    // Recent servers know nothing of the switch for plugins.
    check(questionOf(get().present));
  }

  return (
    <>
      <PageActions>
        <ShareButton />
        <KeepButtons />
      </PageActions>
      <div
        className={clsx(
          'look-up status-columns grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-x-6',
          view.kind !== 'idle' && 'is-asked',
        )}
      >
        <div className="contents flex-col gap-4 lg:flex">
          <Card>
            <AddressForm
              asked={view.kind === 'checking' ? view.question : undefined}
              onCheck={checkNow}
              onRefuse={clear}
            />
            <div className="flex flex-col items-start gap-2 border-t border-hairline pt-3">
              <Switch
                label={t('server_status.refresh')}
                checked={isRefreshing}
                onCheckedChange={setRefreshing}
              />
              <QuerySwitch onSwitch={() => isShown && checkNow(questionOf(get().present))} />
            </div>
          </Card>
          <div className="order-last lg:order-none">
            <RecentList onCheck={checkNow} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div ref={result}>
            <Result view={view} onCheck={checkNow} />
          </div>
          {checked && <HistoryCharts moments={checked.moments} />}
          {checked && <Embed question={checked.question} />}
        </div>
        <ResultBar areas={[result]}>
          {view.kind === 'failed' ? (
            <FailedBrief failure={view.failure} />
          ) : (
            checked && <Brief checked={checked} />
          )}
        </ResultBar>
      </div>
    </>
  );
}

interface QuerySwitchProps {
  /** What is shown was asked for without, or with it. */
  readonly onSwitch: () => void;
}

function QuerySwitch({ onSwitch }: QuerySwitchProps) {
  const { t } = useWords();
  const [bedrock] = useField(statusState, 'bedrock');
  const [query, setQuery] = useField(statusState, 'query');
  if (bedrock) return null;
  return (
    <Switch
      label={t('server_status.query')}
      hint={t('server_status.query_hint')}
      checked={query}
      onCheckedChange={(isOn) => {
        setQuery(isOn);
        onSwitch();
      }}
    />
  );
}
