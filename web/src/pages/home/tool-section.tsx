import type { Tool } from '@fucina/site';
import { useWords } from '../../words/use-words.tsx';
import { ToolCards } from './tool-cards.tsx';
import type { toolGroups } from './tool-groups.ts';

interface ToolSectionProps {
  readonly name: (typeof toolGroups)[number]['name'];
  readonly pages: readonly Tool[];
}

/** A group of tools under its name. */
export function ToolSection({ name, pages }: ToolSectionProps) {
  const { t } = useWords();
  return (
    <section aria-labelledby={`tools-${name}`} className="tool-section">
      <h2 id={`tools-${name}`}>{t(`home.groups.${name}`)}</h2>
      <ToolCards pages={pages} />
    </section>
  );
}
