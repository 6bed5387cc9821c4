// What the packages know, in the words of the protocol.

import { blueOf, fromChannels, greenOf, redOf, writeHex } from '@fucina/color';
import type { TextMemory } from '@fucina/config-text';
import type { Edit, Range } from '@fucina/config-text/file';
import { explainFinding } from '@fucina/config-text/messages';
import {
  type Completion,
  type Completions,
  type EditorDocument,
  type EditorProblem,
  findProblems,
  type Hover,
} from '@fucina/editor-text';
import { fillIn } from '@fucina/minecraft-profile/messages';
import type { LanguageCode } from '@fucina/site';
import { type EditorWords, editorWords } from '@fucina/site/words/editor';
import { type DescribedTag, tagWords } from '@fucina/site/words/tag-reference';
import {
  type CodeAction,
  CodeActionKind,
  type Color,
  type CompletionItem,
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  type MarkupContent,
  type Hover as ProtocolHover,
  type Range as ProtocolRange,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Client } from './client.ts';
import type { TextPicture } from './draw-text.ts';
import type { ServerHost } from './host.ts';

/** Editors show no more. */
const MAX_DIAGNOSTICS = 1000;
const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Hint,
} as const;
const KINDS: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  closing: CompletionItemKind.Property,
  tag: CompletionItemKind.Property,
  color: CompletionItemKind.Color,
  word: CompletionItemKind.EnumMember,
  code: CompletionItemKind.Color,
  placeholder: CompletionItemKind.Variable,
};

export function say(
  key: keyof EditorWords,
  language: LanguageCode,
  values?: Readonly<Record<string, string | number>>,
): string {
  return fillIn(editorWords[language][key], values);
}

export function toRange(text: TextDocument, { from, to }: Range): ProtocolRange {
  return { start: text.positionAt(from), end: text.positionAt(to) };
}

export function toOffsets(text: TextDocument, { start, end }: ProtocolRange): Range {
  return { from: text.offsetAt(start), to: text.offsetAt(end) };
}

export function toTextEdit(text: TextDocument, { insert, ...range }: Edit): TextEdit {
  return { range: toRange(text, range), newText: insert };
}

/** With the version that the edits are for, where the editor can compare it; `null` for a document that is not open. */
export function toWorkspaceEdit(
  text: TextDocument,
  edits: readonly Edit[],
  hasVersions: boolean,
  version: number | null = text.version,
): WorkspaceEdit {
  const { uri } = text;
  const written = edits.map((edit) => toTextEdit(text, edit));
  return hasVersions
    ? { documentChanges: [{ textDocument: { uri, version }, edits: written }] }
    : { changes: { [uri]: written } };
}

/** A document; with what is remembered of it, only what changed is looked at again. */
export interface LookedAt {
  readonly document: EditorDocument;
  readonly text: TextDocument;
  readonly memory?: TextMemory | undefined;
}

export function toDiagnostics(
  { document, text, memory }: LookedAt,
  language: LanguageCode,
  ruleAddress: ServerHost['ruleAddress'],
): Diagnostic[] {
  const problems = findProblems(document, memory);
  return problems.slice(0, MAX_DIAGNOSTICS).map((problem) => ({
    ...toDiagnostic(text, problem, language),
    codeDescription: { href: ruleAddress(problem.code, language) },
  }));
}

function toDiagnostic(
  text: TextDocument,
  problem: EditorProblem,
  language: LanguageCode,
): Diagnostic {
  return {
    range: toRange(text, problem),
    severity: SEVERITIES[problem.severity],
    source: 'fucina',
    code: problem.code,
    message: explainFinding(problem, language).why,
  };
}

/** The corrections of problems that touch a range. */
export function toQuickFixes(
  text: TextDocument,
  problems: readonly EditorProblem[],
  range: Range,
  { language, hasVersions }: { readonly language: LanguageCode; readonly hasVersions: boolean },
): CodeAction[] {
  return problems.flatMap((problem): CodeAction[] => {
    const { fix, from, to } = problem;
    if (fix === undefined || from > range.to || range.from > to) return [];
    const { insert } = fix;
    return [
      {
        title: insert === '' ? say('remove', language) : say('replace', language, { text: insert }),
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [toDiagnostic(text, problem, language)],
        edit: toWorkspaceEdit(text, [fix], hasVersions),
      },
    ];
  });
}

export function toCompletionItems(text: TextDocument, found: Completions): CompletionItem[] {
  const range = toRange(text, found);
  return found.items.map(({ kind, label, insert, color }, index) => ({
    label,
    kind: KINDS[kind],
    filterText: insert,
    sortText: String(index).padStart(4, '0'),
    textEdit: { range, newText: insert },
    ...(color !== undefined && { detail: writeHex(color) }),
  }));
}

export function toHover(
  text: TextDocument,
  hover: Hover,
  { language, hasMarkdown }: Pick<Client, 'language' | 'hasMarkdown'>,
  picture?: TextPicture,
): ProtocolHover {
  const lines = linesOf(hover, language);
  const written = hasMarkdown ? lines.map(verbatim) : lines;
  const drawn = hover.kind === 'text' && hasMarkdown ? toImage(hover.plain, picture) : undefined;
  const contents: MarkupContent = {
    kind: hasMarkdown ? 'markdown' : 'plaintext',
    value: (drawn === undefined ? written : [drawn, ...written.slice(-1)]).join('\n\n'),
  };
  return { contents, range: toRange(text, hover) };
}

function linesOf(hover: Hover, language: LanguageCode): string[] {
  return hover.kind === 'tag'
    ? [hover.written, tagWords[language][hover.name as DescribedTag]]
    : [
        say('players_see', language),
        hover.plain,
        say('length', language, { count: hover.characters }),
      ];
}

/** Editors cut Markdown that is longer than 100,000 characters. */
const MAX_ADDRESS_LENGTH = 80_000;

/** The size behind the address is read by Visual Studio Code. */
function toImage(plain: string, picture: TextPicture | undefined): string | undefined {
  if (picture === undefined || picture.address.length > MAX_ADDRESS_LENGTH) return undefined;
  const { address, width, height } = picture;
  return `![${verbatim(plain.replace(/\s+/g, ' '))}](${address}|width=${width},height=${height})`;
}

/** What has a meaning in Markdown is shown as it is. */
function verbatim(line: string): string {
  return line.replace(/[\\`*_{}[\]()<>#+.!|~&-]/g, '\\$&').replace(/\r\n?|\n/g, '  \n');
}

export function toColor(color: number): Color {
  const [red, green, blue] = [redOf(color) / 255, greenOf(color) / 255, blueOf(color) / 255];
  return { red, green, blue, alpha: 1 };
}

export function fromColor({ red, green, blue }: Color): number {
  return fromChannels({ red: red * 255, green: green * 255, blue: blue * 255 });
}
