import './tool-cards.css';
import type { Tool } from '@fucina/site';
import { samples } from './samples.tsx';
import { ToolCard } from './tool-card.tsx';

interface ToolCardsProps {
  readonly pages: readonly Tool[];
  /** What the button of each card says. */
  readonly action?: string;
}

/** Tools, each with a taste of its result: where there is room, four in a row, or two where there are no more. */
export function ToolCards({ pages, action }: ToolCardsProps) {
  return (
    <ul className="tool-cards">
      {pages.map((page) => {
        const Sample = samples[page.id];
        return (
          <li key={page.id}>
            <ToolCard page={page} {...(action !== undefined && { action })}>
              <Sample />
            </ToolCard>
          </li>
        );
      })}
    </ul>
  );
}
