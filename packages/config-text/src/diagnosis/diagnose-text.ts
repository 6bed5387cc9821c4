import {
  type DiagnoseOptions,
  type Diagnostic,
  diagnoseMiniMessage,
} from '@fucina/minecraft-text/mini-message';
import { type Unwrapped, unwrapLayer } from '../conversion/layers.ts';
import { findMeantCodes } from '../conversion/meant-codes.ts';
import { readsTags } from '../conversion/profile-reading.ts';
import { hasTags } from '../conversion/tag-effect.ts';
import type { Profile } from '../profiles/profile.ts';
import { OWN_TEXT_RULES, type OwnTextRule, type RuleLevel, type TextRule } from '../rules/rules.ts';
import { findCodeMistakes } from './code-mistakes.ts';
import { diagnoseComponent } from './diagnose-component.ts';

/** Something to look at in a text; offsets are UTF-16 units of its value. */
export interface TextFinding {
  readonly rule: TextRule;
  readonly level: RuleLevel;
  readonly from: number;
  readonly to: number;
  /** The name of the tag. */
  readonly name?: string;
  /** The wrong argument, or the correct form of an alias. */
  readonly detail?: string;
  /** A replacement for the range. */
  readonly suggestion?: string;
}

export type TextVersions = Pick<DiagnoseOptions, 'adventure' | 'game'>;

const LEVELS = { error: 'error', warning: 'warning', hint: 'note' } as const;
const CODES: ReadonlySet<string> = new Set(['legacy-code', 'ampersand-code']);
/** With these, the name of the tag may be a placeholder of the plugin. */
const UNKNOWN: ReadonlySet<string> = new Set(['unknown-tag', 'closes-nothing']);

/** Longer ones are no texts that somebody wrote. */
const LONGEST = 64 * 1024;

/** All findings about a text as its plugin reads it, sorted by position. Texts of more than 64 kB are not looked at. */
export function diagnoseText(
  source: string,
  profile: Profile,
  versions: TextVersions = {},
): readonly TextFinding[] {
  if (source.length > LONGEST) return [];
  const layered = unwrapLayer(source, profile.layer);
  const { text } = layered;
  const found =
    diagnoseComponent(text, profile)?.map(({ rule, level, ...at }) => ({
      ...ownFinding(rule, at),
      ...(level && { level }),
    })) ??
    (readsMiniMessage(text, profile)
      ? diagnoseTags(text, profile, versions)
      : diagnoseCodes(text, profile));
  const problems = layered.problems.map(({ code, ...range }) => ownFinding(code, range));
  return [...problems, ...found.map((finding) => inSource(finding, source, layered))].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  );
}

/** Whether the tags of this text are tags. */
function readsMiniMessage(text: string, { reading, codes, older, tags }: Profile): boolean {
  if (reading === 'either-or') return !findMeantCodes(text, codes).hasCodes;
  if (!readsTags(reading)) return false;
  const isOlder = older !== undefined && findMeantCodes(text, older.codes).hasCodes;
  return !isOlder || hasTags(text, tags);
}

function diagnoseTags(
  text: string,
  { reading, tags, placeholders, codes }: Profile,
  versions: TextVersions,
): readonly TextFinding[] {
  const own = new Set(tags);
  const hasTagPlaceholders = placeholders.includes('tag');
  const isReplaced = reading === 'tag-replace' || reading === 'tag-replace-reset';
  const found = diagnoseMiniMessage(text, { ...versions, tags: own }).flatMap(
    (diagnostic): readonly TextFinding[] => {
      const { code, suggestion } = diagnostic;
      if (CODES.has(code)) return isReplaced ? [] : [leftover(diagnostic)];
      // Without a suggestion, the name is like no tag.
      if (UNKNOWN.has(code) && hasTagPlaceholders && suggestion === undefined) return [];
      return [{ ...finding(`text/${code}`, LEVELS[diagnostic.severity], diagnostic) }];
    },
  );
  if (!isReplaced) return found;
  return [
    ...found,
    ...findCodeMistakes(text, codes).map(({ rule, ...at }) => ownFinding(rule, at)),
  ];
}

function diagnoseCodes(text: string, profile: Profile): readonly TextFinding[] {
  // Its `&gold&` would look like a code whose letter is missing.
  if (profile.syntax !== undefined) return [];
  const { codes, readsMiniMessage: isTarget } = profile;
  const found = findCodeMistakes(text, codes).map(({ rule, ...at }) => ownFinding(rule, at));
  if (!hasTags(text)) return found;
  const range = { from: 0, to: text.length };
  if (!isTarget) return [...found, finding('profile/not-read-here', 'warning', range)];
  return findMeantCodes(text, codes).hasCodes
    ? [...found, ownFinding('mixed-notation', range)]
    : found;
}

/** `§` makes a message fail, `&` is shown. */
function leftover({ code, ...at }: Diagnostic): TextFinding {
  return finding('text/leftover-code', code === 'legacy-code' ? 'error' : 'warning', at);
}

function ownFinding(rule: OwnTextRule, at: Place): TextFinding {
  return finding(`text/${rule}`, OWN_TEXT_RULES[rule], at);
}

type Place = Pick<TextFinding, 'from' | 'to' | 'name' | 'detail' | 'suggestion'>;

function finding(rule: TextRule, level: RuleLevel, place: Place): TextFinding {
  const { from, to, name, detail, suggestion } = place;
  return {
    rule,
    level,
    from,
    to,
    ...(name !== undefined && { name }),
    ...(detail !== undefined && { detail }),
    ...(suggestion !== undefined && { suggestion }),
  };
}

function inSource(found: TextFinding, source: string, { starts, ends }: Unwrapped): TextFinding {
  if (starts.length === 0) return found;
  const from = starts[found.from] ?? source.length;
  return { ...found, from, to: found.to > found.from ? (ends[found.to - 1] ?? from) : from };
}
