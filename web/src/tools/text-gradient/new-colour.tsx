import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { ColourField } from '../../ui/colour-field.tsx';
import { Icon } from '../../ui/icon.tsx';

interface NewColourProps {
  readonly onAdd: (hex: string) => void;
}

/** Takes whatever is typed, as long as it is not blank. */
export function NewColour({ onAdd }: NewColourProps) {
  const { t } = useWords();
  const [draft, setDraft] = useState('');

  function add(event: FormEvent) {
    event.preventDefault();
    if (draft.trim() === '') return;
    onAdd(draft.trim());
    setDraft('');
  }

  return (
    <form data-add-row className="flex flex-wrap items-center gap-2 sm:ps-7" onSubmit={add}>
      <ColourField
        label={t('text_gradient.new_colour')}
        pickerLabel={t('text_gradient.pick_new_colour')}
        placeholder="#RRGGBB"
        value={draft}
        onChange={setDraft}
      />
      <Button type="submit" className="max-sm:grow" aria-label={t('text_gradient.add_colour')}>
        <Icon icon={Plus} />
        {t('text_gradient.add')}
      </Button>
    </form>
  );
}
