import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { usePart } from '../../state/use-tool-store.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MarkupField } from './markup-field.tsx';
import type { LoreStore } from './state.ts';

interface TitleFieldProps {
  readonly store: LoreStore;
}

export const TitleField = memo(function TitleField({ store }: TitleFieldProps) {
  const { t } = useWords();
  const title = usePart(store, ({ present }) => present.title);
  return (
    <MarkupField
      label={t('lore_generator.item_title')}
      place="title"
      aside={<CopyButton text={title} name={t('lore_generator.copy_title')} />}
      value={title}
      onChange={(text) => store.set({ title: text })}
    />
  );
});
