import { childrenOf } from '@fucina/site';
import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';
import { ToolCards } from './home/tool-cards.tsx';

/** All but what has an overview of its own. */
export function Page() {
  const { t } = useWords();
  return (
    <StaticContent>
      <ToolCards pages={childrenOf('tools')} action={t('ui.try_tool')} />
    </StaticContent>
  );
}
