import { useWords } from '../../words/use-words.tsx';
import { Stage } from './stage.tsx';

/** Placeholder for the pictures. */
export function EmptyResult({ isLoading }: { readonly isLoading: boolean }) {
  const { t } = useWords();
  return (
    <div className={isLoading ? 'animate-pulse motion-reduce:animate-none' : undefined}>
      <Stage isTall>
        <div className="flex flex-col items-center gap-6 text-center">
          <Silhouette />
          <p className="min-h-12 w-64 text-balance">
            {t(isLoading ? 'skins.looking' : 'skins.empty')}
          </p>
        </div>
      </Stage>
    </div>
  );
}

/** Head, body, arms and legs, sixteen texels by thirty-two. */
function Silhouette() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 32" width={112} height={224} className="opacity-25">
      <path fill="currentColor" d="M4 0h8v8h4v12h-4v12H4V20H0V8h4z" />
    </svg>
  );
}
