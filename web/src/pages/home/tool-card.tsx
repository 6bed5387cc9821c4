import type { Page } from '@fucina/site';
import type { ReactNode } from 'react';
import { PageIcon } from '../../shell/page-icon.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { useWords } from '../../words/use-words.tsx';

interface ToolCardProps {
  readonly page: Page;
  /** A tiny piece of what the tool makes. */
  readonly children: ReactNode;
}

/** A tool with a taste of its result; the whole card leads to it. */
export function ToolCard({ page, children }: ToolCardProps) {
  const { t } = useWords();
  return (
    <div className="relative flex h-full flex-col rounded-card border border-hairline bg-surface transition-transform hover:-translate-y-0.5 hover:border-control">
      <div
        aria-hidden="true"
        className="m-2 mb-0 grid h-32 place-items-center overflow-hidden rounded-control bg-game px-4 text-game-ink select-none"
      >
        {children}
      </div>
      <div className="p-5 pt-4">
        <h3 className="flex items-start gap-2.5 text-lg font-semibold">
          <PageIcon name={page.icon} className="mt-[0.3125rem] shrink-0 text-accent" />
          <PageLink
            page={page}
            className="min-w-0 wrap-anywhere after:absolute after:inset-0 after:rounded-card"
          >
            {t(page.title)}
          </PageLink>
        </h3>
        <p className="mt-1 text-muted">{t(page.description)}</p>
      </div>
    </div>
  );
}
