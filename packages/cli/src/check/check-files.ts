import { extname } from 'node:path';
import { CliError } from '../cli-error.ts';
import { fileError } from '../config/file-error.ts';
import type { ListedFile } from '../files/find-files.ts';
import type { InputFormat } from '../formats.ts';
import { linesOf } from '../input.ts';
import type { Language } from '../language.ts';
import { findProblems, type TextReader } from '../problems/find-problems.ts';
import type { LookedAt } from '../problems/looked-at.ts';
import { FIRST_PLACE, type Level, type Problem } from '../problems/problem.ts';
import type { WantedProblems } from '../rules/wanted-levels.ts';
import type { Settings } from '../settings/settings-of.ts';
import type { WantedProfile } from '../settings/wanted-profile.ts';
import type { Terminal } from '../terminal.ts';
import { textsOf } from '../texts.ts';
import type { FixConfig } from './fix-config.ts';
import { isConfig } from './is-config.ts';

export interface FileCheck {
  readonly from: InputFormat;
  readonly reader: TextReader;
  readonly profile: string | undefined;
  readonly settings: Settings;
  readonly looked: LookedAt;
  /** Which problems of files of plugins are told. */
  readonly wanted: WantedProblems;
  /** Corrects a file before its problems are looked for. */
  readonly fix?: FixConfig | undefined;
}

const BY_EXTENSION: Readonly<Record<string, InputFormat>> = {
  '.json': 'json',
  '.snbt': 'snbt',
  '.minimessage': 'minimessage',
  '.mm': 'minimessage',
};

/** The problems of a file of a plugin, or of one that holds only texts. */
export async function* checkFile(
  file: ListedFile,
  check: FileCheck,
  terminal: Terminal,
): AsyncGenerator<Problem> {
  check.looked.addFile();
  try {
    const profile = check.settings.profileOf(file.path, check.profile);
    yield* isConfig(file, check.from, profile !== undefined)
      ? problemsOfConfig(file, profile, check, terminal.language)
      : problemsOfTexts(file.path, check, terminal);
  } catch (error) {
    throw fileError(file.path, error, terminal.language);
  }
}

async function* problemsOfConfig(
  file: ListedFile,
  profile: WantedProfile | undefined,
  { settings, reader, looked, wanted, fix }: FileCheck,
  language: Language,
): AsyncGenerator<Problem> {
  const { openConfig } = await import('../config/open-config.ts');
  const { findConfigProblems } = await import('../config/find-config-problems.ts');
  const opened = await openConfig(file, profile, language);
  const { path } = file;
  if (opened.ok) {
    const decisionOf = settings.decisionFor(path);
    const config = { ...reader, ...(decisionOf && { decisionOf }) };
    const value = fix === undefined ? opened.value : await fix(path, opened.value, config);
    looked.addProfile(value.profile, language);
    yield* findConfigProblems(path, value, { ...config, looked, wanted }, language);
    return;
  }
  const { rule, message, isSkipped } = opened;
  yield unreadable(path, rule, message, isSkipped ? 'note' : 'error');
}

async function* problemsOfTexts(
  path: string,
  { from, reader, looked, fix }: FileCheck,
  terminal: Terminal,
): AsyncGenerator<Problem> {
  const { language, tell } = terminal;
  const chosen = from === 'auto' ? (BY_EXTENSION[extname(path).toLowerCase()] ?? from) : from;
  let canBeFixed = false;
  try {
    for await (const text of textsOf(linesOf(path, terminal), chosen)) {
      looked.addStrings({ texts: 1, settings: 0 });
      const problems = findProblems(path, text, chosen, reader, language);
      canBeFixed ||= problems.some((problem) => problem.fix !== undefined);
      yield* problems;
    }
    if (fix !== undefined && canBeFixed) tell(language.say('texts_not_fixed', { file: path }));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    yield unreadable(path, 'file/unreadable', error.message);
  }
}

function unreadable(file: string, rule: string, message: string, level: Level = 'error'): Problem {
  return { file, ...FIRST_PLACE, level, rule, message, lineText: '' };
}
