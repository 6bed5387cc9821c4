import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';

interface ReportsText {
  readonly onValueChange?: (value: string) => void;
}

/** Shared by every box that text is typed into. */
export const TEXT_BOX =
  'block w-full min-w-0 rounded-control border border-control bg-raised px-3 text-ink transition-colors ' +
  'hover:border-ink aria-invalid:border-danger disabled:opacity-55';

/**
 * As wide as the room it is given. The box around it has a size whatever is typed, so that the browser lays out no more
 * than the box at a key, instead of everything that the page has around it.
 */
export function TextInput({
  onValueChange,
  onChange,
  className,
  ...rest
}: ComponentProps<'input'> & ReportsText) {
  return (
    <div className="h-control w-full min-w-0 focus-within:contain-layout focus-within:contain-size">
      <input
        type="text"
        autoComplete="off"
        {...useFieldControl()}
        {...rest}
        className={clsx(TEXT_BOX, 'h-full', className)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
    </div>
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
