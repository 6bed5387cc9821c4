import { useField } from '../../tool/tool.tsx';
import { ToolCheckbox, ToolSelect } from '../../tool/tool-fields.tsx';
import { useWords } from '../../words/use-words.tsx';
import { loreState } from './state.ts';

/** What is copied. */
export function FormatChoice() {
  const { t } = useWords();
  const [format] = useField(loreState, 'format');
  const hasTitle = format === 'give' || format.startsWith('java');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ToolSelect
        of={loreState}
        field="format"
        label={t('lore_generator.output_format')}
        hideLabel
        labelOf={(value) => t(`lore_generator.formats.${value}`)}
      />
      {!hasTitle && (
        <ToolCheckbox of={loreState} field="withTitle" label={t('lore_generator.with_title')} />
      )}
    </div>
  );
}
