import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';
import { useLengthLimit } from './length-limit.tsx';

interface ReportsText {
  readonly onValueChange?: (value: string) => void;
  /** Maximum number of characters. */
  readonly maxLength?: number | undefined;
}

/** Shared by all text boxes. */
export const TEXT_BOX =
  'block w-full min-w-0 rounded-control border border-control bg-field px-2.5 text-body-sm text-ink transition-colors ' +
  'hover:border-ink aria-invalid:border-danger disabled:opacity-55 [&[readonly]]:border-hairline [&[readonly]]:bg-raised';

/**
 * Fills its container. The wrapper's size does not depend on the text, so that a key makes the browser lay out only
 * the wrapper instead of the page around it.
 */
export function TextInput({
  onValueChange,
  onChange,
  maxLength,
  className,
  ...rest
}: ComponentProps<'input'> & ReportsText) {
  const control = useFieldControl();
  const limit = useLengthLimit({ maxLength, value: rest.value, onValueChange });
  const box = (
    <div className="h-control w-full min-w-0 focus-within:[contain:size_layout]">
      <input
        type="text"
        autoComplete="off"
        {...control}
        {...rest}
        {...described(limit.noteId, rest, control)}
        className={clsx(TEXT_BOX, 'h-full', className)}
        onChange={(event) => {
          onChange?.(event);
          limit.change(event.target.value);
        }}
      />
    </div>
  );
  if (maxLength === undefined) return box;
  return (
    <div className="w-full field-rows min-w-0">
      {box}
      {limit.note}
    </div>
  );
}

export function TextArea({
  onValueChange,
  onChange,
  maxLength,
  className,
  ...rest
}: ComponentProps<'textarea'> & ReportsText) {
  const control = useFieldControl();
  const limit = useLengthLimit({ maxLength, value: rest.value, onValueChange });
  return (
    <>
      <textarea
        autoComplete="off"
        {...control}
        {...rest}
        {...described(limit.noteId, rest, control)}
        className={clsx(TEXT_BOX, 'min-h-control resize-y py-2 leading-6', className)}
        onChange={(event) => {
          onChange?.(event);
          limit.change(event.target.value);
        }}
      />
      {limit.note}
    </>
  );
}

interface Described {
  readonly 'aria-describedby'?: string | undefined;
}

/** The note about the limit comes before other descriptions of the field. */
function described(noteId: string | undefined, own: Described, control: Described): Described {
  if (noteId === undefined) return {};
  const others = own['aria-describedby'] ?? control['aria-describedby'];
  return { 'aria-describedby': [noteId, others].filter(Boolean).join(' ') };
}
