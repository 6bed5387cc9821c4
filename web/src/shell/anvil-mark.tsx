import { useId } from 'react';
import { HeatGradient } from './heat-gradient.tsx';

/** The site's mark: an anvil of pixels with a glowing edge. */
export function AnvilMark({ className }: { readonly className?: string }) {
  const heat = useId();
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={className} shapeRendering="crispEdges">
      <HeatGradient id={heat} />
      <path fill={`url(#${heat})`} d="M4 2h9v2H4z" />
      <path
        fill="currentColor"
        d="M1 5h14v2h-1v1h-2v1h-2v1h-1v1h3v1h1v2H3v-2h1v-1h3v-1H6V9H4V8H2V7H1z"
      />
    </svg>
  );
}
