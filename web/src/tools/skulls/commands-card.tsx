import { type Family, families } from '@fucina/minecraft-item';
import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { useStoredValue } from '../../state/stored-value.ts';
import { Card } from '../../ui/card.tsx';
import { Output } from '../../ui/output.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { CommandRow } from './command-row.tsx';
import type { FoundHead } from './find-head.ts';
import { favouriteFamily, type SetSkulls, type SkullsState } from './state.ts';
import { VARIANTS } from './variants.ts';

interface CommandsCardProps {
  readonly head: FoundHead | undefined;
  readonly isLoading: boolean;
  readonly state: SkullsState;
  readonly set: SetSkulls;
}

/** One command per range of versions, newest first; the range that somebody copied last before all. */
export const CommandsCard = memo(function CommandsCard({
  head,
  isLoading,
  state,
  set,
}: CommandsCardProps) {
  const { t } = useWords();
  const [favourite, setFavourite] = useStoredValue(favouriteFamily);
  return (
    <Card title={t('skulls.generated_command')} region>
      {head === undefined ? (
        <p className="text-muted">{t(isLoading ? 'skulls.generating' : 'skulls.nothing_yet')}</p>
      ) : (
        <>
          <SegmentedControl
            label={t('skulls.variants.title')}
            choices={VARIANTS.map((value) => ({ value, label: t(`skulls.variants.${value}`) }))}
            value={state.variant}
            onValueChange={(variant) => set({ variant })}
          />
          {inOrder(favourite).map((family) => (
            <CommandRow
              key={family.id}
              family={family}
              head={head}
              state={state}
              onCopied={() => setFavourite(family.id)}
            />
          ))}
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
});

function inOrder(favourite: string | undefined): readonly Family[] {
  return families.toSorted((a, b) => Number(b.id === favourite) - Number(a.id === favourite));
}
