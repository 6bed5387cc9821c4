import { Plus } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/use-words.tsx';
import { typedColor } from './typed-color.ts';

interface NewColorProps {
  /** Whether it was added: the list is limited. */
  readonly onAdd: (hex: string) => boolean;
}

/** Takes whatever is typed, as long as it is not blank. */
export function NewColor({ onAdd }: NewColorProps) {
  const { t } = useWords();
  const [draft, setDraft] = useState('');

  function add(event: FormEvent) {
    event.preventDefault();
    if (draft.trim() === '') return;
    if (onAdd(typedColor(draft.trim()))) setDraft('');
  }

  return (
    <form data-add-row className="flex flex-wrap items-center gap-2 sm:ps-7" onSubmit={add}>
      <ColorField
        label={t('text_gradient.new_color')}
        pickerLabel={t('text_gradient.pick_new_color')}
        placeholder="#RRGGBB"
        value={draft}
        onChange={setDraft}
      />
      <Button type="submit" className="max-sm:grow" aria-label={t('text_gradient.add_color')}>
        <Icon icon={Plus} />
        {t('text_gradient.add')}
      </Button>
    </form>
  );
}
