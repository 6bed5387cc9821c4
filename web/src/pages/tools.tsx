import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';
import { ToolCards } from './home/tool-cards.tsx';
import { developerTools, toolGroups } from './home/tool-groups.ts';

/** In home's order, without what has an overview of its own. */
const listed = [
  ...toolGroups.filter(({ name }) => name !== 'players').flatMap(({ pages }) => pages),
  ...developerTools,
];

export function Page() {
  const { t } = useWords();
  return (
    <StaticContent>
      <ToolCards pages={listed} action={t('ui.try_tool')} />
    </StaticContent>
  );
}
