import { useAfterPaint } from '../../state/use-after-paint.ts';
import { EmptyState } from '../../tool/empty-state.tsx';
import { useWholeState } from '../../tool/tool.tsx';
import { ToolSegments } from '../../tool/tool-fields.tsx';
import { Card } from '../../ui/card.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { Commands } from './commands.tsx';
import { examples } from './examples.ts';
import type { FoundHead } from './find-head.ts';
import { skullsState } from './state.ts';
import { textsOf, textWriters } from './texts.ts';

interface CommandsCardProps {
  readonly head: FoundHead | undefined;
  readonly isLoading: boolean;
  /** Makes the commands of an example. */
  readonly onTry: () => void;
}

/** One command per range of versions, newest first; the range that was copied last comes before all. */
export function CommandsCard({ head, isLoading, onTry }: CommandsCardProps) {
  const { t } = useWords();
  return (
    <Card title={t('skulls.generated_command')} region>
      {isLoading && <Generating />}
      {head === undefined && !isLoading && (
        <EmptyState
          text={t('skulls.nothing_yet')}
          action={t('ui.try_example', { name: examples[0].state.player })}
          onTry={onTry}
        />
      )}
      {head && (
        <>
          <ToolSegments
            of={skullsState}
            field="variant"
            label={t('skulls.variants.title')}
            labelOf={(value) => t(`skulls.variants.${value}`)}
          />
          <WrittenCommands head={head} />
          <Output
            look="secondary"
            label={t('skulls.texture_value')}
            value={head.texture}
            rows={2}
            copyName={t('skulls.copy_value')}
          />
        </>
      )}
    </Card>
  );
}

/** Six commands take a moment to write, so they update after the key has been painted. */
function WrittenCommands({ head }: { readonly head: FoundHead }) {
  const state = useAfterPaint(useWholeState(skullsState));
  const texts = textsOf(state, useNeeded(textWriters));
  const hasFailed = textWriters.useHasFailed();
  // The button that generates tries again.
  if (!texts && hasFailed) return <NotLoaded />;
  if (!texts) return <Generating />;
  return <Commands head={head} state={state} texts={texts} />;
}

function NotLoaded() {
  const { t } = useWords();
  return (
    <p role="status" className="min-h-52">
      {t('shell.not_loaded')}
    </p>
  );
}

function Generating() {
  const { t } = useWords();
  return <p className="min-h-52 text-muted">{t('skulls.generating')}</p>;
}
