import type { Conversion, ConvertOptions } from '../conversion/conversion.ts';
import { convertText } from '../conversion/convert.ts';
import type { TextChange } from '../file/change-file.ts';
import type { OpenedFile } from '../file/open-file.ts';
import { type Classification, classifyString } from '../texts/classify-string.ts';
import type { TextDecision } from '../texts/config-string.ts';
import { findJoins } from './find-joins.ts';

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

/** Converts the texts of a file, each also as it looks behind the prefix of the file. */
export function planFile(file: OpenedFile, options: PlanOptions): readonly PlannedText[] {
  const planned = file.texts.map(({ path, value }, text) => {
    const string = { path, value, isString: true };
    const decision = options.decisionOf?.(path);
    return { text, classification: classifyString(string, options.profile, decision) };
  });
  const joinsFor = findJoins(
    file.texts,
    ({ path, value }) => convertText(value, { ...options, path }).value,
  );
  return planned.map(({ text, classification }) => {
    const found = file.texts[text];
    if (found === undefined || classification.kind === 'setting') {
      return { text, classification, conversion: undefined };
    }
    const joins = joinsFor(found);
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
