import { type FormEvent, useCallback } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useToolState } from '../../state/use-tool-state.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { ToolHead } from '../../ui/tool-head.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { CommandsCard } from './commands-card.tsx';
import { CustomisationCard } from './customisation-card.tsx';
import { exampleLabel, examples } from './examples.ts';
import type { FoundHead } from './find-head.ts';
import { HeadCard } from './head-card.tsx';
import { ItemPreview } from './item-preview.tsx';
import { RecipientCard } from './recipient-card.tsx';
import { type SkullsState, skullsState } from './state.ts';
import { TextureCard } from './texture-card.tsx';
import { useHead } from './use-head.ts';

export function Page() {
  const { t } = useWords();
  const { state, set, controls } = useToolState(skullsState);
  const { state: head, find, clear } = useHead();
  // Six commands of text follow every key: they come after the key itself is painted.
  const settled = useAfterPaint(state);
  const isLoading = head.state === 'loading';
  const complaint =
    head.state === 'failed' ? t(`skulls.errors.${head.error.code}`, { ...head.error }) : undefined;

  async function generate(event: FormEvent) {
    event.preventDefault();
    const result = await find(state.player);
    if (result === undefined) return;
    if (!result.ok) {
      toast({
        title: t(`skulls.errors.${result.error.code}`, { ...result.error }),
        tone: 'danger',
      });
      return;
    }
    set((now) => whatItSays(result.value, now));
    toast({ title: t('skulls.generated'), tone: 'good' });
  }

  // Another head's command and picture must not stand beside what is typed or loaded now.
  const load = useCallback(
    (change: Partial<SkullsState>) => {
      clear();
      set(change);
    },
    [clear, set],
  );
  const typePlayer = useCallback((player: string) => load({ player }), [load]);

  return (
    <ToolLayout
      isLong
      inputs={
        <>
          <ToolHead
            examples={examples}
            labelOf={exampleLabel}
            onChoose={load}
            controls={controls}
          />
          <form className="flex flex-col gap-6" onSubmit={(event) => void generate(event)}>
            <TextureCard player={state.player} complaint={complaint} onType={typePlayer} />
            <CustomisationCard name={state.name} lore={state.lore} set={set} />
            <RecipientCard target={state.target} count={state.count} set={set} />
            <Button type="submit" look="primary" disabled={isLoading}>
              {isLoading ? t('skulls.generating') : t('skulls.generate')}
            </Button>
          </form>
        </>
      }
      result={
        <>
          {head.state === 'ready' && <HeadCard head={head.head} />}
          <ItemPreview name={state.name} lore={state.lore} hasOwner={head.state === 'ready'} />
          <CommandsCard
            head={head.state === 'ready' ? head.head : undefined}
            isLoading={isLoading}
            state={settled}
            set={set}
          />
        </>
      }
    />
  );
}

/** A pasted command's name and lore fill what the person left blank. */
function whatItSays({ name, lore }: FoundHead, now: SkullsState): Partial<SkullsState> {
  const hasLore = now.lore.some((line) => line.trim() !== '');
  return {
    ...(name !== undefined && now.name.trim() === '' && { name }),
    ...(lore !== undefined && !hasLore && { lore }),
  };
}
