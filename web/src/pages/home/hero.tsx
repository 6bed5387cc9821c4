import { useWords } from '../../words/use-words.tsx';
import { Anvil } from './anvil.tsx';
import { ForgedWord } from './forged-word.tsx';

/** What this is, for somebody who has never been here; the parts stand in the grid around them (`home.css`). */
export function Hero() {
  const { t } = useWords();
  return (
    <>
      <div className="hero-words">
        <ForgedWord className="mb-4 hero-name" />
        <h1 tabIndex={-1} className="hero-title">
          {t('home.title')}
        </h1>
        <p className="mt-2 max-w-measure hero-lead">{t('home.description')}</p>
        <p className="mt-2 max-w-measure text-sm text-muted">{t('home.welcome')}</p>
      </div>
      <Anvil className="hero-picture" />
    </>
  );
}
