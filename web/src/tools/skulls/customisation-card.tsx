import { ToolText } from '../../tool/tool-fields.tsx';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { LoreFields } from './lore-fields.tsx';
import { skullsState } from './state.ts';
import { usePaste } from './use-paste.ts';

export function CustomisationCard() {
  const { t } = useWords();
  const paste = usePaste();
  return (
    <Card title={t('skulls.customisation')}>
      <div className="contents" onPaste={(event) => void paste(event)}>
        <ToolText
          of={skullsState}
          field="name"
          label={t('skulls.item_name')}
          hint={t('skulls.text_hint')}
          data-markup="name"
        />
        <LoreFields />
      </div>
    </Card>
  );
}
