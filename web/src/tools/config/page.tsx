import { clsx } from 'clsx';
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
  const { t } = useWords();
  const { files } = useStudioView();
  useSentOptions(useSession());
  const hasFiles = files.length > 0;
  usePageClass('is-workspace', hasFiles);
  const loaded = useNeeded(lazyStudio, hasFiles);
  return (
    <>
      <ToolActions />
      <div className={clsx('flex flex-col', hasFiles ? 'gap-2' : 'gap-6')}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <OpenCard isSmall={hasFiles} />
          {!hasFiles && <Examples />}
        </div>
        {hasFiles &&
          (loaded === undefined ? (
            <div
              role="status"
              className="min-h-96 rounded-card border border-hairline bg-surface p-6"
            >
              <span className="text-muted">{t('config.loading')}</span>
            </div>
          ) : (
            <loaded.Studio />
          ))}
        {hasFiles && <Examples />}
      </div>
    </>
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
