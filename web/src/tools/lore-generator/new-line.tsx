import { Plus } from 'lucide';
import type { FormEvent } from 'react';
import { useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/use-words.tsx';
import { LoreField } from './lore-field.tsx';
import { loreState } from './state.ts';

interface NewLineProps {
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
}

/** Adds its text even when it is empty: that is a blank line in the tooltip. */
export function NewLine({ draft, onDraft }: NewLineProps) {
  const { t } = useWords();
  const { set } = useToolStore(loreState);

  function add(event: FormEvent) {
    event.preventDefault();
    const isAdded = set(({ lines }) => ({ lines: [...lines, draft] }), 'beyond-field');
    if (isAdded) onDraft('');
  }

  return (
    <form data-add-row onSubmit={add}>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-48 flex-1">
          <LoreField
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
}
