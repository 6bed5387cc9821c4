import { languages } from '@fucina/site';
import { useWords } from '../words/use-words.tsx';
import { useLanguage } from './use-language.ts';

export function LanguageSwitch() {
  const { t } = useWords();
  const { language, choose } = useLanguage();
  return (
    // A fieldset would need a legend; two buttons with a name do not.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-label={t('shell.language')}
      className="flex rounded-control border border-hairline bg-raised p-0.5 noscript:hidden"
    >
      {languages.map(({ code, label, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          title={name}
          aria-pressed={code === language}
          onClick={() => void choose(code)}
          className="min-w-9 rounded-md px-2 py-1 text-sm font-medium text-muted transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--hairline)] pointer-coarse:py-2"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
