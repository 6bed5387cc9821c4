import type { Page } from '@fucina/site';
import type { ReactNode } from 'react';
import { PageIcon } from '../../shell/page-icon.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';

interface ToolCardProps {
  readonly page: Page;
  /** What a button at its foot says; without it the title is the link. */
  readonly action?: string;
  /** Of its title: below that of its group, if it is in one. */
  readonly heading?: 'h2' | 'h3';
  /** A tiny piece of what the tool makes. */
  readonly children: ReactNode;
}

/** A tool with a taste of its result; the whole card leads to it. */
export function ToolCard({ page, action, heading: Heading = 'h3', children }: ToolCardProps) {
  const { t } = useWords();
  const title = t(page.title);
  return (
    <div className="tool-card">
      <div aria-hidden="true" className="tool-card-stage">
        {children}
      </div>
      <div className="tool-card-words">
        <Heading className="flex items-center gap-2.5 text-body-sm leading-5 font-semibold">
          <PageIcon name={page.icon} />
          {action === undefined ? (
            <PageLink page={page} className="card-link wrap-anywhere">
              {title}
            </PageLink>
          ) : (
            <span className="min-w-0 wrap-anywhere">{title}</span>
          )}
        </Heading>
        <p className="my-2 text-sm text-muted">{t(page.description)}</p>
        {action !== undefined && (
          <PageLink
            page={page}
            className={`card-link pointer-coarse:min-w-control ${buttonClass({ size: 'small' })}`}
          >
            {action}
            <span className="sr-only">{title}</span>
          </PageLink>
        )}
      </div>
    </div>
  );
}
