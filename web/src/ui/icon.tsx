import type { LucideIcon, LucideProps } from 'lucide-react';
import { memo } from 'react';

interface IconProps extends Pick<LucideProps, 'size' | 'className' | 'aria-label'> {
  readonly icon: LucideIcon;
}

/** An icon as all of ours are drawn. It is unheard unless it has a name. Built once: lucide does so at every rendering. */
export const Icon = memo(function Icon({ icon: Drawn, size = 18, ...rest }: IconProps) {
  const heard = rest['aria-label'] ? { role: 'img' } : { 'aria-hidden': true };
  return <Drawn size={size} strokeWidth={1.75} {...heard} {...rest} />;
});
