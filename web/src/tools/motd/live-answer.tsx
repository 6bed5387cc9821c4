import type { StatusAnswer } from '@fucina/api-contract';
import { isTemporary, RefusalNote } from '../../tool/refusal-note.tsx';
import { isWithoutNetwork } from '../../tool/thrown-words.ts';
import { useToolStore } from '../../tool/tool.tsx';
import { UnansweredNote } from '../../tool/unanswered-note.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/use-words.tsx';
import { LiveComparison } from './live-comparison.tsx';
import { liveDescription } from './live-lines.ts';
import type { LiveView } from './live-view.ts';
import { motdState } from './state.ts';
import { lineFields } from './taken-fields.ts';

interface LiveAnswerProps {
  readonly view: LiveView;
  readonly ask: (address: string) => Promise<void>;
}

/** The comparison, or why there is none. */
export function LiveAnswer({ view, ask }: LiveAnswerProps) {
  const { t } = useWords();
  switch (view.kind) {
    case 'online':
      return (
        <>
          <LiveComparison status={view.status} />
          <TakeButton status={view.status} />
        </>
      );
    case 'no-address':
      return view.suggestion && <UseButton address={view.suggestion} ask={ask} />;
    case 'offline':
      return (
        <div role="alert" className="flex flex-col gap-4">
          <UnansweredNote status={view.status} className="text-danger" />
        </div>
      );
    case 'failed':
      return (
        <p role="alert" className="text-danger">
          {t(isWithoutNetwork() ? 'app.needs_network' : 'motd.live.failed')}
        </p>
      );
    case 'refused':
      return (
        <div className="text-danger">
          <p role="alert">
            {t(isTemporary(view.refusal) ? 'motd.live.failed' : 'motd.live.refused')}
          </p>
          <RefusalNote refusal={view.refusal} />
        </div>
      );
    default:
      return null;
  }
}

interface UseButtonProps extends Pick<LiveAnswerProps, 'ask'> {
  readonly address: string;
}

function UseButton({ address, ask }: UseButtonProps) {
  const { t } = useWords();
  const store = useToolStore(motdState);

  function use() {
    store.set({ address });
    void ask(address);
  }

  return (
    <Button size="small" className="self-start" onClick={use}>
      {t('motd.live.use_instead', { address })}
    </Button>
  );
}

function TakeButton({ status }: { readonly status: StatusAnswer }) {
  const { t } = useWords();
  const store = useToolStore(motdState);

  async function take() {
    const { readPasted } = await import('./reader.ts');
    // As players see it: letters that look like codes are letters.
    const read = readPasted(JSON.stringify({ description: liveDescription(status) }));
    if (!read.ok || read.messages[0].message.lines.every(({ text }) => text === '')) {
      return toast({ title: t('motd.live.nothing'), tone: 'danger' });
    }
    store.set(lineFields(read.messages[0].message));
  }

  return (
    <Button className="self-start" onClick={() => void take()}>
      {t('motd.live.take')}
    </Button>
  );
}
