import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Button, type ButtonShape } from './button.tsx';
import { Icon } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, shown as a tooltip as well. */
  readonly label: string;
  readonly icon: IconNode;
  readonly look?: ButtonShape['look'];
  readonly size?: 'icon' | 'small-icon';
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  look = 'quiet',
  size = 'icon',
  ...rest
}: IconButtonProps) {
  return (
    <Button look={look} size={size} aria-label={label} title={label} {...rest}>
      <Icon icon={icon} />
    </Button>
  );
}
