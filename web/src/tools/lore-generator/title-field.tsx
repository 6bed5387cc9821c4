import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MarkupField } from './markup-field.tsx';
import type { SetLore } from './state.ts';

interface TitleFieldProps {
  readonly title: string;
  readonly set: SetLore;
}

export const TitleField = memo(function TitleField({ title, set }: TitleFieldProps) {
  const { t } = useWords();
  return (
    <MarkupField
      label={t('lore_generator.item_title')}
      place="title"
      aside={<CopyButton text={title} name={t('lore_generator.copy_title')} />}
      value={title}
      onChange={(text) => set({ title: text })}
    />
  );
});
