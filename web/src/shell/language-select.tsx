import { languages } from '@fucina/site';
import type { LanguageChoice } from './use-language.ts';

export function LanguageSelect({
  language,
  choose,
  label,
}: LanguageChoice & { readonly label: string }) {
  return (
    <select
      aria-label={label}
      value={language}
      onChange={({ target }) => {
        const chosen = languages.find(({ code }) => code === target.value);
        if (chosen) void choose(chosen.code);
      }}
      className="select rounded-control border border-hairline bg-raised py-1.5 ps-2 pe-8 text-sm font-medium noscript:hidden"
    >
      {languages.map(({ code, label: short, name }) => (
        <option key={code} value={code} lang={code} title={name}>
          {short}
        </option>
      ))}
    </select>
  );
}
