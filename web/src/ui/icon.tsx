import type { LucideIcon, LucideProps } from 'lucide-react';
import { memo } from 'react';

interface IconProps extends Pick<LucideProps, 'size' | 'className' | 'aria-label'> {
  readonly icon: LucideIcon;
}

/**
 * An icon with our size and stroke, hidden from screen readers unless it has a name. Memoised: lucide rebuilds it at
 * every render.
 */
export const Icon = memo(function Icon({ icon: Drawn, size = 18, ...rest }: IconProps) {
  const role = rest['aria-label'] ? { role: 'img' } : { 'aria-hidden': true };
  return <Drawn size={size} strokeWidth={1.75} {...role} {...rest} />;
});
