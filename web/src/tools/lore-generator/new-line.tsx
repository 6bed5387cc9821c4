import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { MarkupField } from './markup-field.tsx';

interface NewLineProps {
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onAdd: (line: string) => void;
}

/** Adds whatever it holds: an empty line is a blank one in the tooltip. */
export function NewLine({ draft, onDraft, onAdd }: NewLineProps) {
  const { t } = useTranslation();

  function add(event: FormEvent) {
    event.preventDefault();
    onAdd(draft);
    onDraft('');
  }

  return (
    <form onSubmit={add}>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-48 flex-1">
          <MarkupField
            label={t('lore_generator.new_line')}
            hideLabel
            place="draft"
            placeholder={t('lore_generator.new_line_hint')}
            value={draft}
            onChange={onDraft}
          />
        </div>
        <Button type="submit" className="max-sm:w-full">
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          {t('lore_generator.add_line')}
        </Button>
      </div>
    </form>
  );
}
