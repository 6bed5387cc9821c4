import type { IconNode } from 'lucide';
import { createElement, memo } from 'react';

interface IconProps {
  readonly icon: IconNode;
  /** In pixels, where text has its usual size. */
  readonly size?: number;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
}

/** An icon with our size and stroke, hidden from screen readers unless it has a name. */
export const Icon = memo(function Icon({ icon, size = 18, ...rest }: IconProps) {
  // It grows with the text.
  const side = `${size / 16}rem`;
  const role = rest['aria-label'] ? { role: 'img' } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or has a name
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...role}
      {...rest}
    >
      {/* The shapes of an icon never change their order. */}
      {icon.map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  );
});
