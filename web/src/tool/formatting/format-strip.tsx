import './format-strip.css';
import type { ReactNode } from 'react';

/** The foot of a card with fields for markup: at the window's foot while the card goes on below it (`format-strip.css`). */
export function FormatStrip({ children }: { readonly children: ReactNode }) {
  return <div className="format-strip">{children}</div>;
}
