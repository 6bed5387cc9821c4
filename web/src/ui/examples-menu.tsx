import { memo, useId } from 'react';
import { useWords } from '../app/use-words.tsx';
import { Button } from './button.tsx';

export interface Example<Value> {
  readonly label: string;
  readonly value: Value;
}

interface ExamplesMenuProps<Value> {
  readonly examples: readonly Example<Value>[];
  readonly onChoose: (value: Value) => void;
}

// `memo` forgets that a component is generic.
/** Worked examples to load, all visible. */
export const ExamplesMenu = memo(Examples) as typeof Examples;

function Examples<Value>({ examples, onChoose }: ExamplesMenuProps<Value>) {
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
