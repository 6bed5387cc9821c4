import { buttonClass } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { Anvil } from './anvil.tsx';
import { ForgedWord } from './forged-word.tsx';

export function Hero() {
  const { t } = useWords();
  return (
    <div className="grid grid-cols-1 items-center gap-8 pt-4 pb-12 md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_24rem] lg:gap-16">
      <div className="max-md:text-center">
        <ForgedWord className="mb-6 h-14 max-w-full max-md:mx-auto sm:h-18" />
        <h1 tabIndex={-1}>{t('home.title')}</h1>
        <p className="mt-3 max-w-[56ch] text-lg text-muted max-md:mx-auto">{t('home.welcome')}</p>
        <a href="#tools" className={`mt-6 ${buttonClass({ look: 'primary' })}`}>
          {t('home.choose_tool')}
        </a>
      </div>
      <Anvil className="mx-auto w-64 max-w-full md:w-full" />
    </div>
  );
}
