import { clsx } from 'clsx';
import type { ComponentProps, SyntheticEvent } from 'react';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'medium' | 'small' | 'icon' | 'small-icon';

export interface ButtonShape {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-hairline bg-raised text-ink hover:border-control',
  quiet: 'border-transparent bg-transparent text-muted hover:bg-raised hover:text-ink',
  danger: 'border-transparent bg-transparent text-muted hover:bg-danger-wash hover:text-danger',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  medium: 'min-h-control px-3.5 text-[0.9375rem] leading-5',
  small: 'min-h-8 px-2.5 text-sm pointer-coarse:min-h-control',
  icon: 'size-control',
  'small-icon': 'size-8 pointer-coarse:size-control',
};

/** The look of a button, for links that should look like one. */
export function buttonClass({ look = 'secondary', size = 'medium' }: ButtonShape = {}): string {
  return clsx(
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control border font-medium',
    'transition-colors aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-ink',
    LOOKS[look],
    SIZES[size],
  );
}

/**
 * With `aria-disabled` a press does nothing, and the focus stays: with `disabled`, whoever pressed it by keyboard would
 * have to come back from the start of the page.
 */
export function Button({
  look,
  size,
  className,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & ButtonShape) {
  return (
    <button
      type={type}
      className={clsx(buttonClass({ look, size }), className)}
      {...rest}
      onClick={rest['aria-disabled'] === true ? refuse : onClick}
    />
  );
}

/** Also keeps it from submitting its form. */
function refuse(event: SyntheticEvent) {
  event.preventDefault();
}
