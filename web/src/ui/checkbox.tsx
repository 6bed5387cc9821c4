import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly onCheckedChange?: (checked: boolean) => void;
}

export function Checkbox(props: CheckboxProps) {
  return <Toggle look="check" {...props} />;
}

/** For settings that take effect at once, such as auto-refresh or animation. */
export function Switch(props: CheckboxProps) {
  return <Toggle look="switch" role="switch" {...props} />;
}

function Toggle({
  look,
  label,
  hint,
  onChange,
  onCheckedChange,
  className,
  ...rest
}: CheckboxProps & { readonly look: 'check' | 'switch' }) {
  const hintId = useId();
  return (
    <div className={clsx('flex flex-col', className)}>
      <label className="inline-flex min-h-8 items-center gap-2.5 self-start wrap-anywhere pointer-coarse:min-h-control">
        <input
          type="checkbox"
          className={look}
          aria-describedby={hint ? hintId : undefined}
          {...rest}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        {label}
      </label>
      {hint && (
        <p
          id={hintId}
          className={clsx('text-sm text-muted', look === 'check' ? 'ps-7.5' : 'ps-12.5')}
        >
          {hint}
        </p>
      )}
    </div>
  );
}
