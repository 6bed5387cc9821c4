import { languages } from '@fucina/site';
import type { LanguageChoice } from './use-language.ts';

export function LanguageButtons({
  language,
  coming,
  choose,
  label,
}: LanguageChoice & { readonly label: string }) {
  return (
    // A fieldset would need a legend; two buttons with a name do not.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-label={label}
      className="flex rounded-control border border-hairline bg-raised p-0.5 pointer-coarse:p-0 noscript:hidden"
    >
      {languages.map((each) => (
        <button
          key={each.code}
          type="button"
          lang={each.code}
          title={each.name}
          aria-pressed={each.code === language}
          aria-busy={each.code === coming}
          onClick={() => void choose(each.code)}
          className="language-button rounded-md py-1 text-sm font-medium transition-colors pointer-coarse:min-h-control pointer-coarse:min-w-control"
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}
