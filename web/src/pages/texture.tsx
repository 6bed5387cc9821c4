import { childrenOf } from '@fucina/site';
import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';
import { ToolCards } from './home/tool-cards.tsx';

export function Page() {
  const { t } = useWords();
  return (
    <StaticContent>
      <ToolCards pages={childrenOf('texture')} action={t('ui.try_tool')} isLarge />
    </StaticContent>
  );
}
