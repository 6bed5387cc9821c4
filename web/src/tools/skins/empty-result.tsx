import { SmithFigure } from '../../ui/smith/smith.tsx';
import { useWords } from '../../words/use-words.tsx';
import { Stage } from './stage.tsx';

/** Placeholder for the pictures. */
export function EmptyResult({ isLoading }: { readonly isLoading: boolean }) {
  const { t } = useWords();
  return (
    <div className={isLoading ? 'animate-pulse motion-reduce:animate-none' : undefined}>
      <Stage isTall>
        <div className="flex flex-col items-center gap-6 text-center">
          <div className="h-64 opacity-75 [&>svg]:h-full">
            <SmithFigure />
          </div>
          <p className="min-h-12 w-64 text-balance text-game-ink">
            {t(isLoading ? 'skins.looking' : 'skins.empty')}
          </p>
        </div>
      </Stage>
    </div>
  );
}
