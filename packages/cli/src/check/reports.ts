import { fillIn } from '@fucina/site/words';
import type { Language } from '../language.ts';
import { siteWordsOf } from '../site-words.ts';
import type { Problem } from './find-problems.ts';

/** Writes problems for people or for programs: piece by piece, so that nothing waits for the last file. */
export interface Report {
  readonly begin: string;
  /** `index` counts from 0. */
  readonly problem: (problem: Problem, index: number) => string;
  readonly end: (count: number) => string;
}

export const REPORTS = { text, json, sarif, github } as const satisfies Readonly<
  Record<string, (language: Language) => Report>
>;
export type ReportFormat = keyof typeof REPORTS;

function text(language: Language): Report {
  const { say } = language;
  return {
    begin: '',
    problem({ file, line, column, severity, code, message, fix }) {
      const advice = adviceOf(fix, language);
      return `${file}:${line}:${column} ${say(`severity_${severity}`)} ${code}: ${message}${advice}\n`;
    },
    end: (count) => `${count === 0 ? say('check_clean') : say('check_count', { count })}\n`,
  };
}

/** A fix of a blank or a single backslash says nothing without its place. */
function adviceOf(fix: string | undefined, language: Language): string {
  if (fix === undefined || /^\s*\\?$/.test(fix)) return '';
  return ` ${fillIn(siteWordsOf(language).ui.markup.fix, { suggestion: fix })}.`;
}

function json(): Report {
  return {
    begin: '[',
    problem: (problem, index) => `${index === 0 ? '\n' : ',\n'}  ${JSON.stringify(problem)}`,
    end: (count) => (count === 0 ? ']\n' : '\n]\n'),
  };
}

const SARIF_LEVELS = { error: 'error', warning: 'warning', hint: 'note' } as const;

function sarif(): Report {
  return {
    begin:
      '{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",' +
      '"runs":[{"tool":{"driver":{"name":"fucina"}},"columnKind":"utf16CodeUnits","results":[',
    problem: (problem, index) => `${index === 0 ? '' : ','}${JSON.stringify(sarifResult(problem))}`,
    end: () => ']}]}\n',
  };
}

function sarifResult({ file, fix, fixAt, severity, code, message, ...range }: Problem) {
  const artifactLocation = { uri: encodeURI(file.replaceAll('\\', '/')) };
  const region = regionOf(range);
  const deletedRegion = regionOf(fixAt ?? range);
  const replacement = { deletedRegion, insertedContent: { text: fix } };
  return {
    ruleId: code,
    level: SARIF_LEVELS[severity],
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(fix !== undefined && {
      fixes: [{ artifactChanges: [{ artifactLocation, replacements: [replacement] }] }],
    }),
  };
}

function regionOf({ line, column, endLine, endColumn }: NonNullable<Problem['fixAt']>) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

const GITHUB_COMMANDS = { error: 'error', warning: 'warning', hint: 'notice' } as const;

/** GitHub's workflow commands, which it shows beside the lines of a pull request. */
function github(language: Language): Report {
  return {
    begin: '',
    problem({ file, line, column, endLine, endColumn, severity, code, message, fix }) {
      const place = { file, line, endLine, col: column, endColumn, title: code };
      const properties = Object.entries(place).map(
        ([key, value]) => `${key}=${escapeProperty(value)}`,
      );
      const advice = adviceOf(fix, language);
      return `::${GITHUB_COMMANDS[severity]} ${properties.join(',')}::${escapeData(message + advice)}\n`;
    },
    end: () => '',
  };
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(value: string | number): string {
  return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
