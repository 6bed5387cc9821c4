import type { ReactNode } from 'react';
import { useWords } from '../../../words/use-words.tsx';

interface ContentFrameProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** What our server writes into the document: a title of its own, and what is below it. */
export function ContentFrame({ title, description, children }: ContentFrameProps) {
  const { language } = useWords();
  return (
    <div className="contents" lang={language}>
      <header className="contents">
        <h1 tabIndex={-1} className="page-title wrap-anywhere">
          {title}
        </h1>
        <p className="page-description">{description}</p>
      </header>
      <div className="watched col-span-full flex min-w-0 flex-col gap-4">{children}</div>
    </div>
  );
}
