import './folds.css';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** Folds in one card, a line between them. */
export function Folds({ children }: { readonly children: ReactNode }) {
  return <Card className="folds divided">{children}</Card>;
}
