import { type Edit, replaceCodes, tidyEdits } from '@fucina/minecraft-text/legacy-tokens';
import type { Profile } from '../profiles/profile.ts';
import type { TailKind } from '../tag-writing/tag-state.ts';
import { writeAsTags } from '../tag-writing/write-as-tags.ts';
import type { MeantCodes } from './meant-codes.ts';
import { readsTags, type TextReader } from './profile-reading.ts';
import { tagOfColor } from './tag-of-color.ts';

/** One way to write a text in MiniMessage. */
export interface Draft {
  readonly edits: readonly Edit[];
  /** What the codes after the last text are. */
  readonly tail: TailKind;
  readonly style: 'open' | 'closed' | 'replaced';
  readonly escapes: number;
}

/** There is always a way. */
export type Drafts = readonly [() => Draft, ...(() => Draft)[]];

export interface DraftOptions {
  readonly profile: Profile;
  readonly reader: TextReader;
  readonly style: 'open' | 'closed';
  /** As the codes are meant, where the plugin replaces them by tags. */
  readonly isAsMeant: boolean;
  /** Also writes resets that end nothing in the text itself, but what is joined before it. */
  readonly writesEveryReset: boolean;
}

const DECORATIONS = [
  ['b', /<(?:b|bold)>|[&§][lL]/],
  ['i', /<(?:i|em|italic)>|[&§][oO]/],
  ['u', /<(?:u|underlined)>|[&§][nN]/],
  ['st', /<(?:st|strikethrough)>|[&§][mM]/],
  ['obf', /<(?:obf|obfuscated)>|[&§][kK]/],
] as const;

/** Ways to write the text, the nicest first. Not each looks as before in every text. */
export function draftMiniMessage(text: string, codes: MeantCodes, options: DraftOptions): Drafts {
  const { profile, reader, style, isAsMeant, writesEveryReset } = options;
  const { reading } = reader;
  const writeTags = (which: 'known' | 'every' | 'none') => (): Draft => {
    const written = writeAsTags(text, codes.tokens, {
      style,
      escape: which,
      keep: new Set(profile.tags),
      tagOfColor: tagOfColor(profile, style),
      writesEveryReset,
      isItem: reader.isItem,
      lineSeparator: profile.lines?.styles === 'carried' ? profile.lines.separator : undefined,
      separatesAmpersands: reading === 'either-or',
    });
    return { ...written, style };
  };
  const replace = (): Draft => {
    const beforeColor = reading === 'tag-replace-reset' ? negationsFor(text) : '';
    const edits = replaceCodes(codes.tokens, { resetTag: profile.resetTag, beforeColor });
    return { edits: tidyEdits(text, edits), tail: 'none', style: 'replaced', escapes: 0 };
  };
  if (!readsTags(reading)) return [writeTags('known'), writeTags('every')];
  if (reading === 'tag-replace' && !isAsMeant) return [replace];
  return reading === 'tag-replace-reset' ? [writeTags('none'), replace] : [writeTags('none')];
}

/** Switches off what may be on in this text. */
function negationsFor(text: string): string {
  return DECORATIONS.flatMap(([name, pattern]) => (pattern.test(text) ? `<!${name}>` : '')).join(
    '',
  );
}
