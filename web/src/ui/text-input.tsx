import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';

interface ReportsText {
  readonly onValueChange?: (value: string) => void;
}

/** Shared by every box that text is typed into. */
export const TEXT_BOX =
  'w-full min-w-0 rounded-control border border-control bg-raised px-3 text-ink transition-colors ' +
  'hover:border-ink aria-invalid:border-danger disabled:opacity-55';

export function TextInput({
  onValueChange,
  onChange,
  className,
  ...rest
}: ComponentProps<'input'> & ReportsText) {
  return (
    <input
      type="text"
      autoComplete="off"
      {...useFieldControl()}
      {...rest}
      className={clsx(TEXT_BOX, 'h-control', className)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
    />
  );
}

export function TextArea({
  onValueChange,
  onChange,
  className,
  ...rest
}: ComponentProps<'textarea'> & ReportsText) {
  return (
    <textarea
      autoComplete="off"
      {...useFieldControl()}
      {...rest}
      className={clsx(TEXT_BOX, 'resize-y py-2 leading-6', className)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
    />
  );
}
