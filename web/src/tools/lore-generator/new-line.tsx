import { Plus } from 'lucide-react';
import { type FormEvent, memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MarkupField } from './markup-field.tsx';
import type { LoreStore } from './state.ts';

interface NewLineProps {
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly set: LoreStore['set'];
}

/** Adds whatever it holds: an empty line is a blank one in the tooltip. */
export const NewLine = memo(function NewLine({ draft, onDraft, set }: NewLineProps) {
  const { t } = useWords();

  function add(event: FormEvent) {
    event.preventDefault();
    set(({ lines }) => ({ lines: [...lines, draft] }));
    onDraft('');
  }

  return (
    <form data-add-row onSubmit={add}>
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
          <Icon icon={Plus} />
          {t('lore_generator.add_line')}
        </Button>
      </div>
    </form>
  );
});
