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

/** Worked examples to load, in one line; what it has no room for is scrolled to. */
export function ExamplesMenu<Value>({ examples, onChoose }: ExamplesMenuProps<Value>) {
  const { t } = useWords();
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons
    <div role="group" aria-labelledby={labelId} className="examples">
      <span id={labelId} className="text-muted">
        {t('ui.examples')}
      </span>
      {examples.map(({ label, value }) => (
        <Button
          key={label}
          look="quiet"
          size="small"
          className="examples-chip"
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
