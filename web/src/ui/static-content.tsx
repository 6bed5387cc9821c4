import { type ReactNode, useState } from 'react';
import { useInBrowser } from '../state/store.ts';
import { useWords } from '../words/use-words.tsx';

const KEEP = { __html: '' };

/**
 * Content that changes with the language alone. React does not hydrate it: the prerendered HTML stays as it is,
 * and is rendered only when the language changes or after a navigation. Links inside work (navigation/links.ts),
 * event handlers would not.
 */
export function StaticContent({ children }: { readonly children: ReactNode }) {
  const { language } = useWords();
  const isHydrating = useInBrowser(() => false, true);
  const [kept, setKept] = useState(isHydrating && !import.meta.env.SSR ? language : undefined);
  if (kept === undefined) return <div>{children}</div>;
  if (kept !== language) setKept(undefined);
  // React does not compare this with the document, nor does it touch it afterwards.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above; nothing is inserted
  return <div key="kept" suppressHydrationWarning dangerouslySetInnerHTML={KEEP} />;
}
