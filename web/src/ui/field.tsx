import { clsx } from 'clsx';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { useSettledAnnouncement } from './use-settled-announcement.ts';

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** A sentence is announced; elements have to be alerts themselves. */
  readonly error?: ReactNode;
  /** The label is visually hidden, where the surroundings already say what the field is. */
  readonly hideLabel?: boolean;
  /** At the end of the visible label's row: a copy button, a counter. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

interface FieldControl {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

const FieldContext = createContext<FieldControl>({});

/** The label, hint and error around one control, wired to it. */
export function Field({ label, hint, error, hideLabel, aside, className, children }: FieldProps) {
  const id = useId();
  useSettledAnnouncement(typeof error === 'string' ? error : undefined);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: FieldControl = {
    id,
    'aria-label': hideLabel ? label : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={clsx('field-rows min-w-0', className)}>
      {!hideLabel && (
        <div
          className={clsx(
            'flex items-center justify-between gap-3',
            aside && 'pb-0.5 pointer-coarse:-mt-1.5',
          )}
        >
          <label htmlFor={id} className="text-sm font-medium">
            {label}
          </label>
          {aside}
        </div>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {error && (
        <p id={errorId} className="text-sm text-danger wrap-anywhere">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Props that the surrounding field provides to its control. Empty outside a field. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
