import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';
import { toolGroups } from './home/tool-groups.ts';
import { ToolSection } from './home/tool-section.tsx';

/** Home's groups and their order, without what has an overview of its own. */
export function Page() {
  const { t } = useWords();
  return (
    <StaticContent>
      <div className="grid gap-4">
        {toolGroups
          .filter(({ name }) => name !== 'players')
          .map((group) => (
            <ToolSection key={group.name} {...group} action={t('ui.try_tool')} />
          ))}
      </div>
    </StaticContent>
  );
}
