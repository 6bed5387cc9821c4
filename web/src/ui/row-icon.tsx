import { clsx } from 'clsx';

const LOOKS = {
  up: 'row-icon-up',
  down: 'row-icon-down',
  remove: 'row-icon-remove',
  grip: 'row-icon-grip',
} as const;

/**
 * The four icons that every row of a list has, drawn by CSS as lucide draws them: each inline SVG is two boxes of its
 * own for the compositor, and a list of a hundred rows pays for them at every key.
 */
export function RowIcon({ name }: { readonly name: keyof typeof LOOKS }) {
  return <span aria-hidden className={clsx('row-icon', LOOKS[name])} />;
}
