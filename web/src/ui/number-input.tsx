import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { useFieldControl } from './field.tsx';
import { TEXT_BOX } from './text-input.tsx';

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

interface NumberInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'step' | 'onChange'>,
    NumberRange {
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  /** Reported while the field is empty, and shown in it as the placeholder. */
  readonly fallback?: number;
}

/** A number field that accepts any typing: the value updates while it is valid, and is corrected on blur. */
export function NumberInput({
  value,
  onValueChange,
  fallback,
  min,
  max,
  step = 1,
  className,
  onBlur,
  ...rest
}: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const range = { min, max, step };

  function type(text: string) {
    setDraft(text);
    const typed = text.trim() === '' ? fallback : Number(text);
    if (typed !== undefined && typed === toRange(typed, range)) onValueChange(typed);
  }

  function leave() {
    if (draft === null) return;
    const typed = Number(draft);
    if (draft.trim() !== '' && Number.isFinite(typed)) onValueChange(toRange(typed, range));
    setDraft(null);
  }

  return (
    <input
      type="number"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...useFieldControl()}
      {...rest}
      {...range}
      placeholder={fallback?.toString()}
      value={draft ?? value}
      className={clsx(TEXT_BOX, 'h-control tabular-nums', className)}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}

/** The nearest number within the range. */
function toRange(value: number, { min, max, step = 1 }: NumberRange): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}
