import type { Conversion, ConvertOptions } from './conversion.ts';
import { unchanged } from './conversion.ts';
import { convertJson } from './convert-json.ts';
import { convertMineDown, isMineDown } from './convert-mine-down.ts';
import { convertToCodes } from './convert-to-codes.ts';
import { convertToMiniMessage } from './convert-to-minimessage.ts';
import { findMeantCodes } from './meant-codes.ts';
import { mergeParts, type Part } from './merge-parts.ts';
import { Stopped, stopIfAsked } from './stopping.ts';
import { isJsonText, readersOf, startOfText } from './text-readers.ts';

/** Nobody writes longer ones by hand, and they take long. */
const MAX_LENGTH = 64 * 1024;

/** Converts one text as a plugin reads it, and proves that it looks the same. */
export function convertText(value: string, options: ConvertOptions): Conversion {
  const { convertsLongTexts = false } = options;
  if (value.length > MAX_LENGTH && !convertsLongTexts)
    return unchanged(value, 'unsure', ['too-long']);
  try {
    return convert(value, options);
  } catch (error) {
    if (error instanceof Stopped) return unchanged(value, 'unsure', ['stopped']);
    throw error;
  }
}

function convert(value: string, options: ConvertOptions): Conversion {
  const { to = 'minimessage', from = 'auto' } = options;
  if (to !== 'minimessage') return convertToCodes(value, options, to);
  const start = startOfText(value, options);
  if (start === undefined) return unchanged(value, 'refused', ['not-read-here']);
  const text = value.slice(start);
  const isJson = isJsonText(text);
  if (options.profile.readsMiniMessage === 'unknown') return askForPlugin(value, text, options);
  if (from === 'minimessage' || (from === 'json' && !isJson)) return unchanged(value, 'same');
  if (isJson) return mergeParts(value, [{ from: start, conversion: convertJson(text, options) }]);
  return mergeParts(value, convertLines(text, start, options));
}

/** Only texts that would be changed are in question. */
function askForPlugin(value: string, text: string, { profile, from }: ConvertOptions): Conversion {
  const hasCodes =
    profile.syntax === 'mine-down'
      ? isMineDown(text)
      : findMeantCodes(text, profile.codes).hasCodes;
  const isAsked = from !== 'minimessage' && (hasCodes || isJsonText(text));
  return isAsked ? unchanged(value, 'asked', ['unknown-plugin']) : unchanged(value, 'same');
}

/** Lines that a plugin reads by themselves are texts of their own. */
function convertLines(text: string, start: number, options: ConvertOptions): readonly Part[] {
  const { lines } = options.profile;
  if (lines?.styles !== 'fresh' || !text.includes(lines.separator)) {
    return [{ from: start, conversion: convertPart(text, options) }];
  }
  const parts = text.split(lines.separator);
  let at = start;
  return parts.map((part, index) => {
    stopIfAsked(options.shouldStop);
    const isAtEnd = { before: index === 0, after: index === parts.length - 1, inside: true };
    const joins = options.joins?.filter(({ place }) => isAtEnd[place]);
    const from = at;
    at += part.length + lines.separator.length;
    return { from, conversion: convertPart(part, { ...options, ...(joins && { joins }) }) };
  });
}

function convertPart(text: string, options: ConvertOptions): Conversion {
  if (options.profile.syntax === 'mine-down') return convertMineDown(text, options);
  return convertToMiniMessage(text, { options, ...readersOf(text, options) });
}
