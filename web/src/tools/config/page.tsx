import './workspace.css';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { ExamplesMenu } from '../../tool/examples-menu.tsx';
import { Tool, useToolStore } from '../../tool/tool.tsx';
import { ToolActions } from '../../tool/tool-actions.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { toast } from '../../ui/toast.ts';
import { usePageClass } from '../../ui/use-page-class.ts';
import { useWords } from '../../words/use-words.tsx';
import { examples, loadExample } from './examples/examples.ts';
import { lazyStudio } from './lazy.ts';
import { OpenCard } from './opening/open-card.tsx';
import { useOpenFiles } from './opening/use-open-files.ts';
import { answer } from './questions/plugin-answers.ts';
import { configState } from './state.ts';
import { StudioProvider, useSession, useStudioView } from './studio-context.tsx';
import { useSentOptions } from './use-sent-options.ts';

export function Page() {
  return (
    <Tool of={configState}>
      <StudioProvider>
        <Content />
      </StudioProvider>
    </Tool>
  );
}

function Content() {
  const { files } = useStudioView();
  const opening = useOpenFiles();
  const card = useRef<HTMLElement>(null);
  useSentOptions(useSession());
  const hasFiles = files.length > 0;
  usePageClass('is-workspace', hasFiles);
  return (
    <>
      <ToolActions key={`actions ${hasFiles}`} />
      {/* With files it is another page: what has the same place in it is not moved, but drawn anew. */}
      <div key={String(hasFiles)} className={clsx('flex flex-col', hasFiles ? 'gap-2' : 'gap-6')}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <OpenCard ref={card} opening={opening} isSmall={hasFiles} />
          {!hasFiles && <Examples />}
        </div>
        {hasFiles && <ReadFiles />}
        {hasFiles && <Examples />}
      </div>
    </>
  );
}

const LONG_BYTES = 500_000;

/** The studio, once there is something in it. */
function ReadFiles() {
  const { t } = useWords();
  const { files, isBusy } = useStudioView();
  const loaded = useNeeded(lazyStudio);
  const [isRead, setRead] = useState(false);
  // What takes long is seen coming, and can be stopped.
  const isLong = files.reduce((sum, { size }) => sum + size, 0) > LONG_BYTES;
  // With the first conversions it is known what is asked. From then on it stays, also while files are read again.
  const isKnown = !isBusy || files.some(({ plans }) => plans.length > 0);
  if (!isRead && (isLong || isKnown)) setRead(true);
  if (loaded && isRead) return <loaded.Studio />;
  return (
    // As high as the window: what is below it stays out of sight.
    <div role="status" className="min-h-dvh rounded-card border border-hairline bg-surface p-6">
      <span className="text-muted">{t('config.loading')}</span>
    </div>
  );
}

function Examples() {
  const { t } = useWords();
  const session = useSession();
  const { set } = useToolStore(configState);

  async function open(example: (typeof examples)[number]) {
    try {
      const file = await loadExample(example);
      const { madeUp } = example;
      if (madeUp !== undefined) {
        set(({ answers }) => ({ answers: answer(answers, [madeUp], { reads: 'yes' }) }));
      }
      session.open([file]);
    } catch {
      toast({
        title: t('config.example_failed'),
        description: t('config.example_failed_text'),
        tone: 'danger',
      });
    }
  }

  return (
    <ExamplesMenu
      examples={examples.map((example) => ({ label: t(example.title), value: example }))}
      onChoose={(example) => void open(example)}
    />
  );
}
