import { useField } from '../../tool/tool.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { LoreField } from './lore-field.tsx';
import { loreState } from './state.ts';

export function TitleField() {
  const { t } = useWords();
  const [title, setTitle] = useField(loreState, 'title');
  return (
    <LoreField
      label={t('lore_generator.item_title')}
      place="title"
      className="notes-over"
      aside={<CopyButton text={title} name={t('lore_generator.copy_title')} />}
      value={title}
      onChange={setTitle}
    />
  );
}
