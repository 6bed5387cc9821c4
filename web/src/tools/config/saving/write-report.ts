import { fillIn } from '@fucina/site/words';
import type { FindingSentences } from '../findings/use-finding-words.ts';
import { type Decisions, decisionsOf } from '../session/decisions.ts';
import { isChanging, markOf } from '../session/marks.ts';
import { isProblem, problemsIn } from '../session/problems.ts';
import { hasFailed, type StudioFile } from '../session/studio-file.ts';
import { takeTurns } from '../session/take-turns.ts';
import type { FailureCode, RowPlan, WrittenFile } from '../worker/protocol.ts';

/** A file of the result. */
export interface SavedFile extends Pick<WrittenFile, 'dropped'> {
  readonly file: StudioFile;
}

export interface ReportSentences
  extends Pick<FindingSentences, 'words' | 'explain' | 'explainReason'> {
  readonly explainFailure: (failure: FailureCode) => string;
}

/**
 * What was changed, what was not and why, as Markdown. Of thousands of files it is written in turns, piece by piece: as
 * one string it would be tens of megabytes.
 */
export async function writeReport(
  files: readonly StudioFile[],
  decisions: Decisions,
  saved: readonly SavedFile[],
  { words, explain, explainReason, explainFailure }: ReportSentences,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const { report } = words;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const encoder = new TextEncoder();
  const write = (lines: readonly string[]) => {
    pieces.push(encoder.encode(`${lines.join('\n')}\n`));
  };
  const takeTurn = takeTurns();
  const droppedOf = new Map(saved.map(({ file, dropped }) => [file.id, dropped]));
  const parts: ReturnType<typeof partOf>[] = [];
  for (const file of files) {
    await takeTurn();
    parts.push(partOf(file, decisions, droppedOf.get(file.id) ?? []));
  }
  const sum = (name: 'changes' | 'unsure' | 'asked' | 'dropped') =>
    parts.reduce((total, part) => total + part[name].length, 0);
  const summary = fillIn(report.summary, {
    files: files.length,
    changes: sum('changes'),
    unsure: sum('unsure'),
    asked: sum('asked'),
    dropped: sum('dropped'),
    problems: files.reduce((total, file) => total + problemsIn(file), 0),
  });
  write([`# ${report.title}`, '', summary]);
  const unread = files.flatMap((file) =>
    hasFailed(file) ? [`- ${code(file.path)}: ${explainFailure(file.failure)}`] : [],
  );
  if (unread.length > 0) write(['', `## ${report.unread}`, '', ...unread]);
  for (const { file, changes, unsure, asked, dropped, faults } of parts) {
    await takeTurn();
    const problems = file.facts?.problems ?? [];
    const corrections = file.facts?.corrections ?? [];
    const told = [changes, unsure, asked, dropped, faults, problems, corrections];
    if (told.every(({ length }) => length === 0)) continue;
    const lines = ['', `## ${code(file.path)}`];
    if (file.facts) lines.push('', fillIn(report.profile, { profile: file.facts.profile }));
    const place = (text: number) =>
      `${fillIn(report.line, { line: file.rows[text]?.line })}, ${code(file.rows[text]?.key ?? '')}`;
    const section = (title: string, entries: readonly string[]) => {
      if (entries.length > 0)
        lines.push('', `### ${title}`, '', ...entries.map((one) => `- ${one}`));
    };
    section(
      report.unsure,
      unsure.map((text) => {
        const reasons = file.plans[text]?.reasons ?? [];
        const why = reasons.map((reason) => explainReason(reason).why).join(' ');
        return `${place(text)}: ${why}`;
      }),
    );
    section(
      report.asked,
      asked.map((text) => `${place(text)}: ${code(file.rows[text]?.value ?? '')}`),
    );
    section(
      report.dropped,
      dropped.map(({ text, reason }) => `${place(text)}: ${words.dropped[reason].why}`),
    );
    section(report.problems, [
      ...problems.map(
        (problem) =>
          `${fillIn(report.line, { line: problem.line })}, ${report[problem.severity]}: ${explain(problem).why}`,
      ),
      ...faults.map(
        ({ text, finding }) =>
          `${place(text)}, ${report[finding.severity]}: ${explain(finding).why} ${code(file.rows[text]?.value ?? '')}`,
      ),
    ]);
    section(
      report.corrections,
      corrections.map(
        ({ line, before, after }) =>
          `${fillIn(report.line, { line })}: ${code(before)} → ${code(after)}`,
      ),
    );
    section(
      report.changes,
      changes.flatMap((text) => {
        const written = decisionsOf(decisions, file.id).written.get(text);
        const after = written ?? file.plans[text]?.written;
        // Otherwise it was only corrected.
        if (after === undefined) return [];
        return [`${place(text)}: ${code(file.rows[text]?.value ?? '')} → ${code(after)}`];
      }),
    );
    write(lines);
  }
  return pieces;
}

function partOf(file: StudioFile, decisions: Decisions, dropped: WrittenFile['dropped']) {
  const ofFile = decisionsOf(decisions, file.id);
  const changes: number[] = [];
  const unsure: number[] = [];
  const asked: number[] = [];
  const faults: { readonly text: number; readonly finding: RowPlan['findings'][number] }[] = [];
  const isDropped = new Set(dropped.map(({ text }) => text));
  for (const [text, row] of file.rows.entries()) {
    const mark = markOf(row, file.plans[text], ofFile, text);
    if (isChanging(mark) && !isDropped.has(text)) changes.push(text);
    if (mark === 'unsure') unsure.push(text);
    if (mark === 'asked') asked.push(text);
    for (const finding of file.plans[text]?.findings ?? []) {
      if (isProblem(finding)) faults.push({ text, finding });
    }
  }
  return { file, changes, unsure, asked, dropped, faults };
}

const MAX_CHARACTERS = 200;

/** Text as code: nothing in it is Markdown. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').slice(0, MAX_CHARACTERS);
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? fence + line + fence : `${fence} ${line} ${fence}`;
}
