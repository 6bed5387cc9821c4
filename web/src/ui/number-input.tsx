import { clsx } from 'clsx';
import { type IconNode, Minus, Plus } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
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
  /** How far the buttons go that are there for fingers: one step unless given. */
  readonly stride?: number;
}

/** A number field that accepts any typing: the value updates while it is valid, and is corrected on blur. */
export function NumberInput({
  value,
  onValueChange,
  fallback,
  min,
  max,
  step = 1,
  stride = step,
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

  function go(by: number) {
    setDraft(null);
    onValueChange(toRange(value + by, range));
  }

  return (
    <div className="flex min-w-0 gap-1.5">
      <StepButton icon={Minus} onPress={() => go(-stride)} />
      <input
        type="number"
        inputMode={keyboardFor(range)}
        autoComplete="off"
        {...useFieldControl()}
        {...rest}
        {...range}
        placeholder={fallback?.toString()}
        value={draft ?? value}
        className={clsx(
          TEXT_BOX,
          'h-control tabular-nums pointer-coarse:px-1 pointer-coarse:text-center',
          className,
        )}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
      />
      <StepButton icon={Plus} onPress={() => go(stride)} />
    </div>
  );
}

interface StepButtonProps {
  readonly icon: IconNode;
  readonly onPress: () => void;
}

/** For fingers, like the arrows that browsers draw for a mouse: a screen reader has the field itself. */
function StepButton({ icon, onPress }: StepButtonProps) {
  return (
    <Button
      aria-hidden
      tabIndex={-1}
      size="icon"
      className="not-pointer-coarse:hidden"
      onClick={onPress}
    >
      <Icon icon={icon} />
    </Button>
  );
}

/** The keyboards of digits alone have no minus. */
function keyboardFor({ min, step = 1 }: NumberRange) {
  if (min < 0) return undefined;
  return Number.isInteger(step) ? 'numeric' : 'decimal';
}

/** The nearest number within the range. */
function toRange(value: number, { min, max, step = 1 }: NumberRange): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}
