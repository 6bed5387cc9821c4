import { type FormEvent, useCallback, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolState } from '../../state/use-tool-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExamplesMenu } from '../../ui/examples-menu.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { ToolActions } from '../../ui/tool-actions.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { CommandsCard } from './commands-card.tsx';
import { CustomisationCard } from './customisation-card.tsx';
import { examples } from './examples.ts';
import type { FoundHead } from './find-head.ts';
import { HeadCard } from './head-card.tsx';
import { ItemPreview } from './item-preview.tsx';
import { RecipientCard } from './recipient-card.tsx';
import { type SkullsState, skullsState } from './state.ts';
import { useHead } from './use-head.ts';
import type { Variant } from './variants.ts';

export function Page() {
  const { t } = useTranslation();
  const tool = useToolState(skullsState);
  const { state, set } = tool;
  const { state: head, find, clear } = useHead();
  // Six commands of text follow every key: they come after the key itself is painted.
  const settled = useDeferredValue(state);
  const setVariant = useCallback((variant: Variant) => set({ variant }), [set]);
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

  function load(example: SkullsState) {
    clear();
    set(example);
  }

  return (
    <ToolLayout
      isLong
      inputs={
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <ExamplesMenu
              examples={examples.map((example) => ({
                label: t(`skulls.examples.${example.name}`),
                value: example.state,
              }))}
              onChoose={load}
            />
            <ToolActions tool={tool} />
          </div>
          <form className="flex flex-col gap-6" onSubmit={(event) => void generate(event)}>
            <Card title={t('skulls.texture')}>
              <Field label={t('skulls.player')} hint={t('skulls.player_hint')} error={complaint}>
                <TextInput
                  value={state.player}
                  placeholder={t('skulls.player_placeholder')}
                  spellCheck={false}
                  autoCapitalize="off"
                  onValueChange={(player) => {
                    clear();
                    set({ player });
                  }}
                />
              </Field>
            </Card>
            <CustomisationCard name={state.name} lore={state.lore} onChange={set} />
            <RecipientCard target={state.target} count={state.count} onChange={set} />
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
            onVariant={setVariant}
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
