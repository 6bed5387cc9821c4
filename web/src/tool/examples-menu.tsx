import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/use-words.tsx';

export interface Example<Value> {
  readonly label: string;
  readonly value: Value;
}

interface ExamplesMenuProps<Value> {
  readonly examples: readonly Example<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** Worked examples to load, all visible. */
export function ExamplesMenu<Value>({ examples, onChoose }: ExamplesMenuProps<Value>) {
  const { t } = useWords();
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons
    <div role="group" aria-labelledby={labelId} className="flex flex-wrap items-center gap-2">
      <span id={labelId} className="text-sm text-muted">
        {t('ui.examples')}
      </span>
      {examples.map(({ label, value }) => (
        <Button key={label} size="small" onClick={() => onChoose(value)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
