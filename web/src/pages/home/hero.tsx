import { useWords } from '../../words/use-words.tsx';
import { Anvil } from './anvil.tsx';
import { ForgedWord } from './forged-word.tsx';

/** What this is, for somebody who has never been here; the parts stand in the grid around them (`home.css`). */
export function Hero() {
  const { t } = useWords();
  return (
    <>
      <div className="hero-words">
        <ForgedWord className="mb-4 h-12 max-w-full max-md:mx-auto sm:h-14" />
        <h1 tabIndex={-1} className="hero-title">
          {t('home.title')}
        </h1>
        <p className="mt-2 max-w-measure hero-lead max-md:mx-auto">{t('home.description')}</p>
        <p className="mt-2 max-w-measure text-sm text-muted max-md:mx-auto">{t('home.welcome')}</p>
      </div>
      <Anvil className="hero-picture" />
    </>
  );
}
