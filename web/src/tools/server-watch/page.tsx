import './server-watch.css';
import type { DayShape } from '@fucina/watch';
import { useEffect, useRef, useState } from 'react';
import { KeepButtons } from '../../tool/keep-buttons.tsx';
import { PageActions } from '../../tool/page-actions.tsx';
import { ShareButton } from '../../tool/share-button.tsx';
import { Tool } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { DayBars } from './day-bars.tsx';
import { KeptList } from './kept-list.tsx';
import { MadeCard, type MadeWatch } from './made-card.tsx';
import { serverWatchState } from './state.ts';
import { WatchForm } from './watch-form.tsx';

export function Page() {
  return (
    <Tool of={serverWatchState}>
      <Watches />
    </Tool>
  );
}

function Watches() {
  const [made, setMade] = useState<MadeWatch>();
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (made) card.current?.focus();
  }, [made]);

  return (
    <>
      <PageActions>
        <ShareButton />
        <KeepButtons />
      </PageActions>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-x-6">
        <Card>
          <WatchForm onMade={setMade} />
        </Card>
        <div className="flex min-w-0 flex-col gap-4">
          {made && (
            <div ref={card} tabIndex={-1}>
              <MadeCard made={made} />
            </div>
          )}
          <KeptList />
          {!made && <Outlook />}
        </div>
      </div>
    </>
  );
}

const SAMPLE: readonly DayShape[] = Array.from({ length: 90 }, (_, day) => {
  if (day < 12) return 'empty';
  if (day === 47) return 'down';
  return day % 23 === 15 ? 'some' : 'up';
});

/** What there will be to see. */
function Outlook() {
  const { t } = useWords();
  return (
    <Card>
      <div className="chart-days opacity-75">
        <DayBars bars={SAMPLE.map((shape, day) => ({ day: `${day}`, shape, down: 0 }))} />
      </div>
      <p className="max-w-measure text-muted">{t('server_watch.idle')}</p>
    </Card>
  );
}
