import {
  atVersions,
  diagnoseText,
  findProfile,
  guessProfile,
  type ListedText,
  type PlannedText,
  type Profile,
  withAnswer,
  writeKeys,
} from '@fucina/config-text';
import type { OpenedFile } from '@fucina/config-text/file';
import {
  askedPlaceOf,
  diagnoseFile,
  hasTags,
  LineIndex,
  problemsFor,
  unanswered,
  withShownNotation,
} from '@fucina/config-text/inner';
import { LONG_TEXT, type OpenFile } from './open-file.ts';
import type {
  CorrectedLine,
  FileChoices,
  FileFacts,
  FoundProblem,
  RowPlan,
  StudioOptions,
  TextRow,
} from './protocol.ts';

// What the worker sends to the page about files and texts.

export function profileFor(
  path: string,
  { content, texts }: OpenedFile,
  choices: FileChoices,
  options: StudioOptions,
) {
  const chosen = findProfile(choices.profile ?? options.profile ?? '');
  const { profile, by } =
    chosen === undefined
      ? guessProfile(path, content)
      : ({ profile: unanswered(chosen), by: 'choice' } as const);
  return { profile: withShownNotation(asKnown(profile, path, options), texts), by };
}

/** Whoever chooses a notation has not said yet whether the plugin reads MiniMessage. */
function asKnown(profile: Profile, path: string, { plugins = [], game }: StudioOptions): Profile {
  const place = askedPlaceOf(path);
  const [, known = {}] = plugins.find(([one]) => one === place) ?? [];
  const { version, items } = known;
  const today = atVersions(profile, { plugin: version, game });
  return withAnswer(today, today.readsMiniMessage === 'unknown' ? known : { items });
}

/** Whether texts are read, and converted, in another way. */
export function isReadOtherwise(one: Profile, other: Profile): boolean {
  return (
    one.id !== other.id ||
    one.reading !== other.reading ||
    one.readsMiniMessage !== other.readsMiniMessage ||
    one.items !== other.items
  );
}

export function factsOf(open: OpenFile, profileBy: FileFacts['profileBy']): FileFacts {
  const { file, profile } = open;
  return {
    format: file.format,
    encoding: file.encoding,
    profile: profile.id,
    profileBy,
    readsMiniMessage: profile.readsMiniMessage,
    isReadOnly: file.spelling.isReadOnly ?? false,
    problems: problemsOf(open),
    corrections: correctionsOf(open),
    count: file.texts.length,
  };
}

/** More of a line is not told. */
const LONG_LINE = 1000;

/** A correction leaves the lines where they are. */
function correctionsOf({ original, file, corrections }: OpenFile): readonly CorrectedLine[] {
  if (corrections.length === 0) return [];
  const [before, after] = [original, file].map(({ content }) => ({
    content,
    index: new LineIndex(content),
  }));
  if (before === undefined || after === undefined) return [];
  const lines = new Set(corrections.map(({ from }) => before.index.lineOf(from)));
  const textOf = ({ content, index }: typeof before, line: number) => {
    const from = index.startOf(line);
    return content
      .slice(from, Math.min(index.startOf(line + 1) || content.length, from + LONG_LINE))
      .trim();
  };
  return Array.from(lines, (line) => {
    return { line: line + 1, before: textOf(before, line), after: textOf(after, line) };
  });
}

/** With the number of each that can be corrected. */
function problemsOf({ path, file, profile, isIgnored }: OpenFile): readonly FoundProblem[] {
  const own = problemsFor(file, profile).map((problem, number) => ({ ...problem, number }));
  return [...own, ...diagnoseFile(path, file, profile)].filter(
    ({ code, line }) => !isIgnored(code, line),
  );
}

export function rowOf({ text, classification }: ListedText, file: OpenedFile): TextRow {
  const { path = [], value = '', line = 1 } = file.texts[text] ?? {};
  const isLong = value.length > LONG_TEXT;
  return {
    key: writeKeys(path),
    ...(path.some((key) => /[".*]/.test(key)) && { path }),
    line,
    value: isLong ? value.slice(0, LONG_TEXT) : value,
    kind: classification.kind,
    isLong,
  };
}

export function planOf(
  planned: PlannedText | undefined,
  { file, profile, isIgnored, lockOf }: OpenFile,
): RowPlan | undefined {
  if (planned?.conversion === undefined) return undefined;
  const { state, value, edits, reasons, alternatives } = planned.conversion;
  const text = file.texts[planned.text];
  const { value: source = '', line = 1, path = [] } = text ?? {};
  const lock = text && lockOf(text);
  return {
    ...(lock === undefined
      ? {
          state,
          written: edits.length === 0 ? undefined : value,
          reasons,
          alternatives: alternatives.map(({ code, value: written }) => ({ code, written })),
        }
      : { state: 'refused', written: undefined, reasons: [], alternatives: [], lock }),
    ...(profile.readsMiniMessage === 'unknown' && hasTags(source) && { hasTags: true }),
    findings:
      source.length > LONG_TEXT
        ? []
        : diagnoseText(source, profile, { path }).filter(({ code }) => !isIgnored(code, line)),
  };
}
