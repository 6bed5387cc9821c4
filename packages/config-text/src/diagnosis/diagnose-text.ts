import { applyEdits, type LegacyToken } from '@fucina/minecraft-text/legacy-tokens';
import {
  type DiagnoseOptions,
  type Diagnostic,
  diagnoseMiniMessage,
} from '@fucina/minecraft-text/mini-message';
import { placedIn, type TextProblem } from '@fucina/minecraft-text/text-problem';
import { isMineDown } from '../conversion/convert-mine-down.ts';
import { type Unwrapped, unwrapLayer, wrapEdits } from '../conversion/layers.ts';
import { findMeantCodes } from '../conversion/meant-codes.ts';
import { meansTags } from '../conversion/meant-tags.ts';
import { readsTags } from '../conversion/profile-reading.ts';
import { hasMeantTags, hasTags } from '../conversion/tag-effect.ts';
import { ownTag } from '../conversion/tag-of-color.ts';
import { startOfText } from '../conversion/text-readers.ts';
import type { Layer, Profile } from '../profiles/profile.ts';
import { OWN_TEXT_RULES, type RuleLevel, type TextRule } from '../rules/rules.ts';
import { findCodeMistakes } from './code-mistakes.ts';
import { diagnoseComponent } from './diagnose-component.ts';
import { findItemItalics } from './item-italics.ts';
import { findLostEscapes } from './lost-escapes.ts';
import { findLostLinks } from './lost-links.ts';
import { mayBeMeant } from './may-be-meant.ts';
import { findOpenDecorations } from './tails.ts';
import type { TextMistake } from './text-mistake.ts';

/** Something to look at in a text; its place is that in the value of the text. */
export interface TextFinding extends TextProblem<TextRule> {
  readonly severity: RuleLevel;
  /** The name of the tag. */
  readonly name?: string;
  /** The wrong argument, or the correct form of an alias. */
  readonly detail?: string;
}

/** Without its line, which the source of the text decides. */
type Found = Omit<TextFinding, 'line' | 'column'>;

export interface DiagnoseTextOptions extends Pick<DiagnoseOptions, 'adventure' | 'preset'> {
  /** The version of the game. */
  readonly version?: string | undefined;
  /** The keys that lead to the text. */
  readonly path?: readonly string[];
}

const CODES: ReadonlySet<string> = new Set(['legacy-code', 'ampersand-code']);
/** With these, the name of the tag may be a placeholder of the plugin. */
const UNKNOWN: ReadonlySet<string> = new Set(['unknown-tag', 'closes-nothing']);

/** A command, whose arguments are often written as `<name>`. */
const COMMAND = /(?:^|[&§][0-9a-fk-or]|[^\w</:])\/[a-z]/i;

const ARGUMENT = /(?<!\S)<[^<>\s]+>(?!\S)/g;

/** Several names in angle brackets, each a word by itself: `<player> <amount>`. */
function isListOfArguments(text: string): boolean {
  const count = text.match(ARGUMENT)?.length ?? 0;
  return count > 1 && !text.replace(ARGUMENT, '').includes('<');
}

/** Longer ones are no texts that somebody wrote. */
const MAX_LENGTH = 64 * 1024;
const MAX_FIXES = 20;

/**
 * All findings about a text as its plugin reads it, sorted by position. Texts of more than 64 kB are not looked at,
 * which is the finding where there would be something to look at.
 */
export function diagnoseText(
  source: string,
  profile: Profile,
  options: DiagnoseTextOptions = {},
): readonly TextFinding[] {
  const found = findIn(source, profile, options);
  return found.length === 0 ? [] : found.map(placedIn(source));
}

function findIn(source: string, profile: Profile, options: DiagnoseTextOptions): readonly Found[] {
  if (source.length > MAX_LENGTH) {
    const at = source.search(/[<&§]/);
    return at === -1 ? [] : [mistakeFinding({ code: 'too-long', from: at, to: at + 1 })];
  }
  const start = startOfText(source, { profile, path: options.path ?? [] });
  if (profile.onlyActions !== undefined && start !== undefined) {
    const { onlyActions: _, ...others } = profile;
    const behind = findIn(source.slice(start), { ...others, reading: 'minimessage' }, options);
    return behind.map((one) => ({ ...one, from: one.from + start, to: one.to + start }));
  }
  const layered = unwrapLayer(source, profile.layer);
  const { text } = layered;
  const found =
    diagnoseComponent(text, profile)?.map(mistakeFinding) ??
    (readsMiniMessage(text, profile, start !== undefined)
      ? diagnoseTags(text, profile, options)
      : diagnoseCodes(text, profile, start !== undefined));
  const problems = layered.problems.map(mistakeFinding);
  const { layer } = profile;
  const placed =
    layer === 'none'
      ? found
      : found.map((one, index) => inSource(withFix(one, index), source, layered, layer));
  return [...problems, ...placed].sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The whole text is read again for each fix in a layer, so only the first findings have one. */
function withFix({ fix, ...found }: Found, index: number): Found {
  return { ...found, ...(fix !== undefined && index < MAX_FIXES && { fix }) };
}

/** Whether the tags of this text are tags. */
function readsMiniMessage(text: string, profile: Profile, isTarget: boolean): boolean {
  const { reading, codes, older, tags, syntax } = profile;
  if (reading === 'either-or') return !findMeantCodes(text, codes).hasCodes;
  if (!readsTags(reading)) {
    // Who writes tags and no codes has a plugin that reads them.
    if (!isTarget) return false;
    if (syntax !== undefined) return hasTags(text, tags) && !isMineDown(text);
    if (findMeantCodes(text, codes).hasCodes) return false;
    return meansTags(text, profile);
  }
  const isOlder = older !== undefined && findMeantCodes(text, older.codes).hasCodes;
  return !isOlder || hasTags(text, tags);
}

function diagnoseTags(
  text: string,
  profile: Profile,
  { path = [], ...reader }: DiagnoseTextOptions,
): readonly Found[] {
  const { reading, tags, placeholders, codes, shown, isGuess = false } = profile;
  const own = new Set(tags);
  const hasTagPlaceholders = placeholders.includes('tag');
  const command = isListOfArguments(text) ? 0 : text.search(COMMAND);
  const isReplaced = reading === 'tag-replace' || reading === 'tag-replace-reset';
  const isInCode = inCodes(isReplaced ? findMeantCodes(text, codes).tokens : []);
  const diagnostics = diagnoseMiniMessage(text, { ...reader, tags: own });
  const wrong = new Set(
    diagnostics.flatMap(({ code, name }) =>
      code === 'closes-nothing' || code === 'never-closed' ? [] : (name ?? []),
    ),
  );
  // Nothing but a slip of the pen says that this text has tags, while others of its file have codes.
  const isDoubtful = shown === 'codes' && !hasTags(text, tags);
  const open = diagnostics.filter(({ code }) => code === 'never-closed');
  const hasOwnTags = diagnostics.some(
    ({ code, name = '' }) => code === 'closes-nothing' && wrong.has(name),
  );
  const found = diagnostics.flatMap((diagnostic): readonly Found[] => {
    const { code, from } = diagnostic;
    // `<#ff0000>text</#0000ff>` is a gradient to some plugins.
    if (isInCode(diagnostic)) return [];
    // It closes the tag that is wrong.
    if (code === 'closes-nothing' && wrong.has(diagnostic.name ?? '')) return [];
    if (CODES.has(code)) return isReplaced ? [] : [leftover(diagnostic, profile)];
    const isInCommand = command !== -1 && command <= from;
    const mayBeOther = hasTagPlaceholders || isInCommand;
    if (mayBeOther && UNKNOWN.has(code) && !isLikeTag(diagnostic.name)) return [];
    const place = { isInCommand, mayBeOther, isGuess, hasOwnTags, open };
    const isNote = isDoubtful || mayBeMeant(diagnostic, text, place);
    return [finding(`text/${code}`, isNote ? 'note' : diagnostic.severity, diagnostic)];
  });
  // It takes the quotes of what is inserted after it for its own end.
  const isOpen = diagnostics.some(({ code, fix }) => code === 'unclosed-quote' && !fix);
  const tagged = { text, profile, path, adventure: reader.adventure };
  const ofCodes = isReplaced ? findCodeMistakes(text, profile) : [];
  const mistakes = [
    ...ofCodes,
    ...(isOpen ? [] : findLostLinks(tagged)),
    ...findItemItalics(tagged),
    ...findLostEscapes(tagged),
    ...(ofCodes.some(({ code }) => code === 'tail-leaks') ? [] : findOpenDecorations(tagged)),
  ];
  return [...found, ...mistakes.map(mistakeFinding)];
}

/** Whether a range is inside a code. It is asked in the order of the text. */
function inCodes(tokens: readonly LegacyToken[]): (range: Diagnostic) => boolean {
  const codes = tokens.filter(({ kind }) => kind !== 'text');
  let at = 0;
  return ({ from, to }) => {
    while ((codes[at]?.to ?? Number.POSITIVE_INFINITY) <= from) at += 1;
    const code = codes[at];
    return code !== undefined && code.from <= from && to <= code.to;
  };
}

/** Whether MiniMessage has a tag of this name, or of one that is nearly the same. */
function isLikeTag(name = ''): boolean {
  return diagnoseMiniMessage(`<${name}>`).some(
    ({ code, fix }) => code !== 'unknown-tag' || fix !== undefined,
  );
}

function diagnoseCodes(text: string, profile: Profile, isTarget: boolean): readonly Found[] {
  // Its `&gold&` would look like a code whose letter is missing.
  if (profile.syntax !== undefined) return [];
  const { codes } = profile;
  const found = findCodeMistakes(text, profile).map(mistakeFinding);
  if (!hasTags(text)) return found;
  const range = { from: 0, to: text.length };
  if (!isTarget) {
    const rest = withoutCodes(text, findMeantCodes(text, codes).tokens);
    return hasMeantTags(rest)
      ? [...found, finding('profile/not-read-here', 'warning', range)]
      : found;
  }
  return findMeantCodes(text, codes).hasCodes
    ? [...found, mistakeFinding({ code: 'mixed-notation', ...range })]
    : found;
}

/** Some codes, such as `<#ff0000>`, are tags to others. */
function withoutCodes(text: string, tokens: readonly LegacyToken[]): string {
  return tokens.map(({ kind, from, to }) => (kind === 'text' ? text.slice(from, to) : '')).join('');
}

/** `§` makes a message fail, `&` is shown. */
function leftover({ code, fix, ...at }: Diagnostic, profile: Profile): Found {
  const level = code === 'legacy-code' ? 'error' : 'warning';
  return finding('text/leftover-code', level, {
    ...at,
    ...(fix !== undefined && { fix: ownTag(fix, profile) }),
  });
}

function mistakeFinding({ code, severity = OWN_TEXT_RULES[code], ...at }: TextMistake): Found {
  return finding(`text/${code}`, severity, at);
}

type Place = Pick<Found, 'from' | 'to' | 'name' | 'detail' | 'fix'>;

function finding(code: TextRule, severity: RuleLevel, place: Place): Found {
  const { from, to, name, detail, fix } = place;
  return {
    code,
    severity,
    from,
    to,
    ...(name !== undefined && { name }),
    ...(detail !== undefined && { detail }),
    ...(fix !== undefined && { fix }),
  };
}

/** The finding where it is in the source, in which a correction has to be written as the layer wants it. */
function inSource(
  { fix, ...found }: Found,
  source: string,
  layered: Unwrapped,
  layer: Layer,
): Found {
  const { starts, ends } = layered;
  const from = starts[found.from] ?? source.length;
  const to = found.to > found.from ? (ends[found.to - 1] ?? from) : from;
  // Arguments such as {0} could not be told from text.
  const edit = { from: found.from, to: found.to, insert: fix ?? '' };
  const isWritable = fix !== undefined && !/[{}%]/.test(fix);
  const edits = isWritable ? wrapEdits(source, layered, [edit], layer) : undefined;
  if (edits === undefined) return { ...found, from, to };
  const written = applyEdits(source, edits);
  return {
    ...found,
    from,
    to,
    fix: written.slice(from, written.length + to - source.length),
  };
}
