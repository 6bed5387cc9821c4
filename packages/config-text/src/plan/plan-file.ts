import type { Conversion, ConvertOptions, Join } from '../conversion/conversion.ts';
import { convertText } from '../conversion/convert.ts';
import type { TextChange } from '../file/change-file.ts';
import type { FileText, OpenedFile } from '../file/open-file.ts';
import { type Classification, classifyString } from '../texts/classify-string.ts';
import type { TextDecision } from '../texts/config-string.ts';

export interface PlanOptions
  extends Pick<ConvertOptions, 'profile' | 'from' | 'to' | 'style' | 'meaning'> {
  /** What somebody decided about a string. */
  readonly decisionOf?: (path: readonly string[]) => TextDecision | undefined;
}

/** A string of a file, and what becomes of it. */
export interface PlannedText {
  /** Its number in the file’s `texts`. */
  readonly text: number;
  readonly classification: Classification;
  /** Undefined for settings. */
  readonly conversion: Conversion | undefined;
}

/** A text that others are joined with, and how they name it. */
interface Affix {
  readonly text: FileText;
  readonly place: 'before' | 'after';
  readonly placeholders: readonly string[];
}

/** Converts the texts of a file, each also as it looks behind the prefix of the file. */
export function planFile(file: OpenedFile, options: PlanOptions): readonly PlannedText[] {
  const planned = file.texts.map(({ path, value }, text) => {
    const string = { path, value, isString: true };
    const decision = options.decisionOf?.(path);
    return { text, classification: classifyString(string, options.profile, decision) };
  });
  const affixes = findAffixes(file.texts);
  const joinsOfAffixes = affixes.map((affix) => joinsWith(affix, file.texts, options));
  return planned.map(({ text, classification }) => {
    const found = file.texts[text];
    if (found === undefined || classification.kind === 'setting') {
      return { text, classification, conversion: undefined };
    }
    const joins = joinsOfAffixes.flatMap((joinsFor) => joinsFor(found));
    const conversion = convertText(found.value, { ...options, path: found.path, joins });
    // A text that may be none is changed only when somebody says so.
    const isUnsure = classification.kind === 'unsure' && conversion.state !== 'refused';
    return {
      text,
      classification,
      conversion: isUnsure ? { ...conversion, state: 'unsure' } : conversion,
    };
  });
}

/** The changes to make: of texts that look the same, and on request of those that somebody should look at. */
export function changesOf(
  planned: readonly PlannedText[],
  includesUnsure = false,
): readonly TextChange[] {
  return planned.flatMap(({ text, conversion }) => {
    if (conversion === undefined || conversion.edits.length === 0) return [];
    const isMade = conversion.state === 'same' || includesUnsure;
    return isMade ? [{ text, edits: conversion.edits }] : [];
  });
}

function findAffixes(texts: readonly FileText[]): readonly Affix[] {
  return texts.flatMap((text) => {
    const key = text.path.at(-1) ?? '';
    const [kind] = /prefix|suffix/i.exec(key) ?? [];
    if (kind === undefined) return [];
    const place = kind.toLowerCase() === 'prefix' ? 'before' : 'after';
    const names = new Set([key, key.replaceAll('-', '_'), key.replaceAll('_', '-')]);
    const placeholders = [...names].flatMap((name) => [`{${name}}`, `%${name}%`, `<${name}>`]);
    return [{ text, place, placeholders }];
  });
}

/** A prefix stands where texts name it. One that no text names is put before all of them by the plugin. */
function joinsWith(
  { text, place, placeholders }: Affix,
  texts: readonly FileText[],
  options: PlanOptions,
): (other: FileText) => readonly Join[] {
  const { value: to } = convertText(text.value, { ...options, path: text.path });
  const join = { from: text.value, to };
  const isPlain = /^(?:prefix|suffix)$/i.test(text.path.at(-1) ?? '');
  const isNamed = texts.some(({ value }) => placeholders.some((name) => value.includes(name)));
  return (other) => {
    if (other === text) return [];
    const placeholder = placeholders.find((name) => other.value.includes(name));
    if (placeholder !== undefined) return [{ ...join, place: 'inside', placeholder }];
    return isPlain && !isNamed ? [{ ...join, place }] : [];
  };
}
