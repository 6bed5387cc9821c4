import { useState } from 'react';
import type { StatusQuestion } from '../../api/server-status.ts';
import { StatusRefused } from '../../api/server-status.ts';
import { useWords } from '../../app/use-words.tsx';
import { useStoredValue } from '../../state/stored-value.ts';
import { useToolState } from '../../state/use-tool-state.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { ShareButton } from '../../ui/tool-actions.tsx';
import { AddressForm } from './address-form.tsx';
import { Embed } from './embed.tsx';
import { HistoryCharts } from './history-charts.tsx';
import { RecentList } from './recent-list.tsx';
import { storedRecents, withRecent } from './recent-servers.ts';
import { Result } from './result.tsx';
import { statusState } from './state.ts';
import { useArrival } from './use-arrival.ts';
import { useAutoRefresh } from './use-auto-refresh.ts';
import { type StatusView, useStatus } from './use-status.ts';

export function Page() {
  const { t } = useWords();
  const tool = useToolState(statusState);
  const { view, check, refresh, clear } = useStatus();
  const [recents, setRecents] = useStoredValue(storedRecents);
  const [isRefreshing, setRefreshing] = useState(false);
  const checked = view.kind === 'checked' ? view.checked : undefined;
  useAutoRefresh(isRefreshing, checked, refresh);
  useArrival(tool.state, checkNow);

  function checkNow(question: StatusQuestion) {
    tool.set({ address: question.address, bedrock: question.isBedrock });
    setRecents(withRecent(recents, question));
    void check(question);
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="contents flex-col gap-6 lg:flex">
        <Card>
          <AddressForm
            state={tool.state}
            onChange={tool.set}
            isChecking={view.kind === 'checking'}
            onCheck={checkNow}
            onRefuse={clear}
          />
          <div className="flex flex-col items-start gap-3 border-t border-hairline pt-4">
            <Switch
              label={t('server_status.refresh')}
              checked={isRefreshing}
              onCheckedChange={setRefreshing}
            />
            {!tool.state.bedrock && (
              <Switch
                label={t('server_status.query')}
                hint={t('server_status.query_hint')}
                checked={tool.state.query}
                onCheckedChange={(query) => tool.set({ query })}
              />
            )}
            <ShareButton link={tool.controls.link} />
          </div>
        </Card>
        <div className="order-last lg:order-none">
          <RecentList onCheck={checkNow} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Result
          view={view}
          failure={failureOf(view, t('server_status.not_ok'))}
          onCheck={checkNow}
        />
        {checked && <HistoryCharts moments={checked.moments} />}
        {checked && <Embed question={checked.question} />}
      </div>
    </div>
  );
}

/** The specification's sentence for any refusal; of other failures their own words. */
function failureOf(view: StatusView, refused: string): string | undefined {
  if (view.kind !== 'failed') return undefined;
  const { thrown } = view;
  if (thrown instanceof StatusRefused) return refused;
  return thrown instanceof Error ? thrown.message : String(thrown);
}
