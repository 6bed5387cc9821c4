import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonShape } from './button.tsx';
import { Icon } from './icon.tsx';

interface PictureButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, shown as a tooltip as well. */
  readonly label: string;
  readonly look?: ButtonShape['look'];
  readonly size?: 'icon' | 'small-icon';
  readonly children: ReactNode;
}

interface IconButtonProps extends Omit<PictureButtonProps, 'children'> {
  readonly icon: LucideIcon;
}

export function IconButton({ icon, ...rest }: IconButtonProps) {
  return (
    <PictureButton {...rest}>
      <Icon icon={icon} />
    </PictureButton>
  );
}

/** A button that shows a picture, and says its name. */
export function PictureButton({
  label,
  look = 'quiet',
  size = 'icon',
  ...rest
}: PictureButtonProps) {
  return <Button look={look} size={size} aria-label={label} title={label} {...rest} />;
}
