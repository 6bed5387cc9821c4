import { languages } from '@fucina/site';
import { useWords } from '../words/use-words.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { LanguageSelect } from './language-select.tsx';
import { useLanguage } from './use-language.ts';

/** More than two buttons would not fit into the header of a phone. */
export function LanguageSwitch() {
  const { t } = useWords();
  const choice = useLanguage();
  const Control = languages.length > 2 ? LanguageSelect : LanguageButtons;
  return <Control {...choice} label={t('shell.language')} />;
}
