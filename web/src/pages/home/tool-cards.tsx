import './tool-cards.css';
import type { Tool } from '@fucina/site';
import { clsx } from 'clsx';
import { samples } from './samples.tsx';
import { ToolCard } from './tool-card.tsx';

interface ToolCardsProps {
  readonly pages: readonly Tool[];
  /** What the button of each card says. */
  readonly action?: string;
  /** With pictures as large as a page of two has room for. */
  readonly isLarge?: boolean;
}

/** Tools, each with a taste of its result: where there is room, four in a row, or two where there are no more. */
export function ToolCards({ pages, action, isLarge = false }: ToolCardsProps) {
  return (
    <ul className={clsx('tool-cards', isLarge && 'tool-cards-large')}>
      {pages.map((page) => {
        const Sample = samples[page.id];
        return (
          <li key={page.id}>
            <ToolCard
              page={page}
              heading={action === undefined ? 'h3' : 'h2'}
              {...(action !== undefined && { action })}
            >
              <Sample />
            </ToolCard>
          </li>
        );
      })}
    </ul>
  );
}
