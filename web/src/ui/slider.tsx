import './slider.css';
import { type CSSProperties, useId } from 'react';
import { NumberInput, type NumberRange } from './number-input.tsx';

interface SliderProps extends NumberRange {
  readonly label: string;
  /** The number field's own label, where it must name the unit; by default that of the slider. */
  readonly numberLabel?: string;
  readonly value: number;
  /** The value of an empty number field. */
  readonly fallback?: number;
  /** How far the number field's buttons go. */
  readonly stride?: number;
  readonly onValueChange: (value: number) => void;
  /** The value in words, such as "6 GiB": read out, and shown beside the label. */
  readonly describe?: (value: number) => string;
  /** How the number field reads what is typed, and what it says of anything else. */
  readonly read?: (text: string) => number | undefined;
  readonly refusal?: string;
}

/** A native range and a number field with the same value. */
export function Slider({
  label,
  numberLabel = label,
  value,
  fallback,
  stride,
  onValueChange,
  describe,
  read,
  refusal,
  ...range
}: SliderProps) {
  const id = useId();
  const filled = `${((value - range.min) / (range.max - range.min)) * 100}%`;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {describe && <span className="text-sm text-muted figures">{describe(value)}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <input
          id={id}
          type="range"
          {...range}
          value={value}
          aria-valuetext={describe?.(value)}
          className="range min-w-40 flex-1"
          // CSS fills the track up to the thumb.
          style={{ '--filled': filled } as CSSProperties}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
        />
        <NumberInput
          {...range}
          boxClassName="w-28 shrink-0 pointer-coarse:w-48 pointer-coarse:max-sm:w-full"
          aria-label={numberLabel}
          value={value}
          fallback={fallback}
          stride={stride}
          read={read}
          refusal={refusal}
          onValueChange={onValueChange}
        />
      </div>
    </div>
  );
}
