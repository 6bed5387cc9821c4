import { childrenOf, tools } from '@fucina/site';
import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';
import { ToolCards } from './home/tool-cards.tsx';

/** One card per child of a base page. */
export function Overview({ of }: { readonly of: 'tools' | 'texture' }) {
  const { t } = useWords();
  const children = childrenOf(of);
  return (
    <StaticContent>
      <ToolCards
        pages={tools.filter((tool) => children.includes(tool))}
        action={t('ui.try_tool')}
        isLarge={of === 'texture'}
      />
    </StaticContent>
  );
}
