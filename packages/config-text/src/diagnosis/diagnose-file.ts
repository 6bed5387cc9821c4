import { isMessageFormat } from '../conversion/layers.ts';
import type { FileProblem, OpenedFile } from '../file/open-file.ts';
import type { Problem } from '../formats/format.ts';
import { LineIndex } from '../formats/line-index.ts';
import { placeOfMisplaced } from '../profiles/misplaced-file.ts';
import type { Profile } from '../profiles/profile.ts';
import { FILE_RULES, PROFILE_RULES } from '../rules/rules.ts';

/** The problems of a file as the plugin takes them: one with a reader of its own may accept what YAML refuses. */
export function problemsFor(
  { problems }: OpenedFile,
  { hasOwnReader }: Profile,
): readonly FileProblem[] {
  if (!hasOwnReader) return problems;
  return problems.map((one) => (one.code.startsWith('yaml/') ? { ...one, severity: 'note' } : one));
}

/** What is wrong with a file for the plugin that reads it, in addition to its own `problems`. */
export function diagnoseFile(
  path: string,
  file: OpenedFile,
  profile: Profile,
): readonly FileProblem[] {
  const found = [
    ...findWrongFolder(path),
    ...findSwitchOff(file, profile),
    ...findLoneQuotes(file, profile),
  ];
  if (found.length === 0) return [];
  const lines = new LineIndex(file.content);
  return found.map((problem) => {
    const { line: endLine, column: endColumn } = lines.placeOf(problem.to);
    return { ...problem, ...lines.placeOf(problem.from), endLine, endColumn };
  });
}

function findWrongFolder(path: string): readonly Problem[] {
  const detail = placeOfMisplaced(path);
  if (detail === undefined) return [];
  const code = 'profile/wrong-folder';
  return [{ code, severity: PROFILE_RULES[code], from: 0, to: 0, detail }];
}

/** The option that makes the plugin read what its texts are written in, if it is off in this file. */
function findSwitchOff({ switches }: OpenedFile, { since }: Profile): readonly Problem[] {
  const code = 'profile/switch-off';
  return switches
    .filter(({ path, isOn }) => !isOn && path.join('.') === since?.option)
    .map(({ path, from, to }) => {
      return { code, severity: PROFILE_RULES[code], from, to, detail: path.join('.') };
    });
}

const ARGUMENT = /\{\d+(?:,[^{}]*)?\}/;
const DOUBLED_QUOTE = /''/;
const LONE_QUOTE = /(?<!')'(?:'')*(?!')/;

/** Single quotes that are lost, where other texts with arguments double theirs as Java’s MessageFormat wants. */
function findLoneQuotes({ format, texts }: OpenedFile, { layer }: Profile): readonly Problem[] {
  if (format !== 'properties' || isMessageFormat(layer)) return [];
  const withArguments = texts.filter(({ value }) => ARGUMENT.test(value));
  const doubled = withArguments.filter(({ value }) => DOUBLED_QUOTE.test(value));
  const lone = withArguments.filter(({ value }) => LONE_QUOTE.test(value));
  // Where most are single, the plugin doubles them itself.
  if (lone.length > doubled.length) return [];
  const code = 'props/lone-quote';
  return lone.map(({ from, to }) => ({ code, severity: FILE_RULES[code], from, to }));
}
