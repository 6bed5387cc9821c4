import { clsx } from 'clsx';
import { type IconNode, Minus, Plus } from 'lucide';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { Button } from './button.tsx';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { TEXT_BOX } from './text-input.tsx';
import { useSettledAnnouncement } from './use-settled-announcement.ts';

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
  /** How a number is written here; the comma of other languages is read everywhere. */
  readonly read?: (text: string) => number | undefined;
  /** Says what is accepted. Without it a number out of range becomes the nearest one on leaving. */
  readonly refusal?: string;
  readonly boxClassName?: string;
}

interface Draft {
  readonly text: string;
  /** The value when the typing began: a text that is refused leaves it as it was. */
  readonly before: number;
  /** The field was left with a text that is refused, which stays until the value changes. */
  readonly wasLeft: boolean;
}

/** A number field that accepts any typing: the value updates while it is valid. */
export function NumberInput({
  value,
  onValueChange,
  fallback,
  min,
  max,
  step = 1,
  stride = step,
  read = readNumber,
  refusal,
  boxClassName,
  className,
  onBlur,
  ...rest
}: NumberInputProps) {
  const [draft, setDraft] = useState<Draft>();
  const control = useFieldControl();
  const refusalId = useId();
  const range = { min, max, step };
  const shown = draft?.wasLeft ? refusal : undefined;
  useSettledAnnouncement(shown);
  if (draft?.wasLeft && draft.before !== value) setDraft(undefined);

  function type(text: string) {
    const before = draft?.before ?? value;
    const typed = text.trim() === '' ? fallback : read(text);
    const isValid = typed !== undefined && typed === toRange(typed, range);
    const next = isValid ? typed : before;
    setDraft({ text, before, wasLeft: false });
    if (next !== value) onValueChange(next);
  }

  function leave() {
    if (draft === undefined) return;
    const typed = read(draft.text);
    const isEmpty = draft.text.trim() === '';
    const isRefused = !isEmpty && (typed === undefined || typed !== toRange(typed, range));
    setDraft(isRefused && refusal ? { ...draft, wasLeft: true } : undefined);
    if (isRefused && !refusal && typed !== undefined) onValueChange(toRange(typed, range));
  }

  function go(by: number) {
    setDraft(undefined);
    onValueChange(toRange(value + by, range));
  }

  function press(event: KeyboardEvent) {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(by);
  }

  return (
    <>
      <div className={clsx('flex min-w-0 gap-1.5', boxClassName)}>
        <StepButton icon={Minus} onPress={() => go(-stride)} />
        <input
          type="text"
          role="spinbutton"
          inputMode={keyboardFor(range, read)}
          autoComplete="off"
          {...control}
          {...rest}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={shown ? true : control['aria-invalid']}
          aria-describedby={clsx(shown && refusalId, control['aria-describedby']) || undefined}
          placeholder={fallback?.toString()}
          value={draft?.text ?? value}
          className={clsx(
            TEXT_BOX,
            'h-control figures pointer-coarse:px-1 pointer-coarse:text-center',
            className,
          )}
          onKeyDown={press}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
        />
        <StepButton icon={Plus} onPress={() => go(stride)} />
      </div>
      {shown && (
        <p id={refusalId} className="basis-full text-sm text-danger">
          {shown}
        </p>
      )}
    </>
  );
}

interface StepButtonProps {
  readonly icon: IconNode;
  readonly onPress: () => void;
}

/** Plus or minus for fingers, hidden from screen readers, which use the field. */
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
function keyboardFor({ min, step = 1 }: NumberRange, read: (text: string) => number | undefined) {
  if (min < 0) return undefined;
  return Number.isInteger(step) && read === readNumber ? 'numeric' : 'decimal';
}

function readNumber(text: string): number | undefined {
  // Characters that nobody sees come along from chats.
  const seen = text.replace(/\p{Cf}/gu, '');
  const number = Number(seen.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}

/** The nearest number within the range. */
function toRange(value: number, { min, max, step = 1 }: NumberRange): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}
