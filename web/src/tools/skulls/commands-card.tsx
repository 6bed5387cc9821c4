import { type VersionFamily, versionFamilies } from '@fucina/minecraft-item';
import { Terminal } from 'lucide';
import { useState } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { EmptyState } from '../../tool/empty-state.tsx';
import { useField, useWholeState } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Output } from '../../ui/output.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/use-words.tsx';
import { CommandRow } from './command-row.tsx';
import { examples } from './examples.ts';
import type { FoundHead } from './find-head.ts';
import { favouriteFamily, skullsState } from './state.ts';
import { VARIANTS } from './variants.ts';

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
      {isLoading && <p className="min-h-52 text-muted">{t('skulls.generating')}</p>}
      {head === undefined && !isLoading && (
        <EmptyState
          icon={Terminal}
          text={t('skulls.nothing_yet')}
          action={t('ui.try_example', { name: examples[0].state.player })}
          onTry={onTry}
        />
      )}
      {head && (
        <>
          <VariantField />
          <Commands head={head} />
          <Output
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

function VariantField() {
  const { t } = useWords();
  const [variant, setVariant] = useField(skullsState, 'variant');
  return (
    <SegmentedControl
      label={t('skulls.variants.title')}
      choices={VARIANTS.map((value) => ({ value, label: t(`skulls.variants.${value}`) }))}
      value={variant}
      onValueChange={setVariant}
    />
  );
}

/** Six commands take a moment to write, so they update after the key has been painted. */
function Commands({ head }: { readonly head: FoundHead }) {
  const order = useOrder(head);
  const state = useAfterPaint(useWholeState(skullsState));
  return order.map((family) => (
    <CommandRow
      key={family.from}
      family={family}
      head={head}
      state={state}
      onCopied={() => favouriteFamily.set(family.from)}
    />
  ));
}

/** The order stays the same while a head is shown, so that no row moves under the pointer. */
function useOrder(head: FoundHead): readonly VersionFamily[] {
  const [ordered, setOrdered] = useState(() => ({ head, order: inOrder(favouriteFamily.get()) }));
  if (ordered.head === head) return ordered.order;
  const order = inOrder(favouriteFamily.get());
  setOrdered({ head, order });
  return order;
}

function inOrder(favourite: string | undefined): readonly VersionFamily[] {
  return versionFamilies.toSorted(
    (a, b) => Number(b.from === favourite) - Number(a.from === favourite),
  );
}
