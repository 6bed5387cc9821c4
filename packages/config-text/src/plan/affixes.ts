import type { FileText } from '../file/open-file.ts';

/** A text that a plugin puts before or after others, or in place of a placeholder with its name. */
export interface Affix {
  readonly text: FileText;
  readonly kind: 'prefix' | 'suffix';
  /** Whether its key says nothing else, so that it may be put before all texts. */
  readonly isGeneral: boolean;
  /** The placeholders that stand for it. */
  readonly placeholders: readonly string[];
}

/** Undefined for texts that are no prefix or suffix by their key. */
export function toAffix(text: FileText): Affix | undefined {
  const key = text.path.at(-1) ?? '';
  const [found] = /prefix|suffix/i.exec(key) ?? [];
  if (found === undefined) return undefined;
  const kind = found.toLowerCase() === 'prefix' ? 'prefix' : 'suffix';
  const names = new Set([key, key.replaceAll('-', '_'), key.replaceAll('_', '-')]);
  return {
    text,
    kind,
    isGeneral: key.toLowerCase() === kind,
    placeholders: [...names].flatMap((name) => [`{${name}}`, `%${name}%`, `<${name}>`]),
  };
}
