import type { ReactNode } from 'react';

/** What can be done with the tool as a whole, in the head of the page (`shell.css`). */
export function PageActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-actions flex flex-wrap items-center justify-end gap-1 max-sm:justify-center">
      {children}
    </div>
  );
}
