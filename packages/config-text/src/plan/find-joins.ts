import type { Join } from '../conversion/conversion.ts';
import type { FileText } from '../file/open-file.ts';

/** A prefix or suffix of a file. */
interface Affix {
  readonly text: FileText;
  readonly key: string;
  readonly place: 'before' | 'after';
}

const PLACEHOLDER = /\{[^{}\s]{1,64}\}|%[^%\s]{1,64}%|<[^<>\s]{1,64}>/g;
/** More would make the proof slow, and say nothing new. */
const MOST_JOINS = 8;

/**
 * Which texts of a file are joined with which others. A prefix stands where texts name it; one that no text
 * names, if there is only one, is put before all texts by the plugin.
 */
export function findJoins(
  texts: readonly FileText[],
  convert: (text: FileText) => string,
): (text: FileText) => readonly Join[] {
  const affixes = texts.flatMap(toAffix);
  if (affixes.length === 0) return () => [];
  const byPlaceholder = new Map<string, Affix>();
  for (const affix of affixes) {
    for (const name of placeholdersFor(affix)) byPlaceholder.set(name, affix);
  }
  const named = new Set<Affix>();
  const namedBy = new Map<FileText, readonly (readonly [string, Affix])[]>();
  for (const text of texts) {
    const found = new Map<string, Affix>();
    for (const [placeholder] of text.value.matchAll(PLACEHOLDER)) {
      const affix = byPlaceholder.get(placeholder);
      if (affix === undefined || affix.text === text) continue;
      found.set(placeholder, affix);
      named.add(affix);
    }
    if (found.size > 0) namedBy.set(text, [...found]);
  }
  const everywhere = (['prefix', 'suffix'] as const).flatMap((key) => {
    const [only, ...others] = affixes.filter((affix) => affix.key.toLowerCase() === key);
    return only === undefined || others.length > 0 || named.has(only) ? [] : [only];
  });
  const converted = new Map<Affix, string>();
  const textsOf = (affix: Affix) => {
    const to = converted.get(affix) ?? convert(affix.text);
    converted.set(affix, to);
    return { from: affix.text.value, to };
  };
  return (text) => {
    const inside = (namedBy.get(text) ?? []).map(
      ([placeholder, affix]): Join => ({ place: 'inside', placeholder, ...textsOf(affix) }),
    );
    const around = everywhere
      .filter((affix) => affix.text !== text)
      .map((affix): Join => ({ place: affix.place, ...textsOf(affix) }));
    return [...inside, ...around].slice(0, MOST_JOINS);
  };
}

function toAffix(text: FileText): readonly Affix[] {
  const key = text.path.at(-1) ?? '';
  const [kind] = /prefix|suffix/i.exec(key) ?? [];
  if (kind === undefined) return [];
  return [{ text, key, place: kind.toLowerCase() === 'prefix' ? 'before' : 'after' }];
}

function placeholdersFor({ key }: Affix): readonly string[] {
  const names = new Set([key, key.replaceAll('-', '_'), key.replaceAll('_', '-')]);
  return [...names].flatMap((name) => [`{${name}}`, `%${name}%`, `<${name}>`]);
}
