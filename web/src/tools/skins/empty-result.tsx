import { SmithFigure } from '../../ui/smith/smith.tsx';
import { useWords } from '../../words/use-words.tsx';
import { Stage } from './stage.tsx';

/** Placeholder for the pictures. */
export function EmptyResult({ isLoading }: { readonly isLoading: boolean }) {
  const { t } = useWords();
  return (
    <div className={isLoading ? 'animate-pulse motion-reduce:animate-none' : undefined}>
      <Stage isTall>
        {/* As large before the words below the figure have come: what comes in between is painted, too. */}
        <div className="flex min-h-82 w-64 flex-col items-center gap-6 text-center">
          <div className="h-64 opacity-75 [&>svg]:h-full">
            <SmithFigure />
          </div>
          <p className="min-h-12 w-full text-balance text-game-ink">
            {t(isLoading ? 'skins.looking' : 'skins.empty')}
          </p>
        </div>
      </Stage>
    </div>
  );
}
