import { clsx } from 'clsx';
import type { ComponentProps, SyntheticEvent } from 'react';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'medium' | 'small' | 'icon' | 'small-icon';

export interface ButtonShape {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

/** The look of a button (`controls.css`), for links that should look like one. */
export function buttonClass({ look = 'secondary', size = 'medium' }: ButtonShape = {}): string {
  return `button button-${look} button-${size}`;
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
