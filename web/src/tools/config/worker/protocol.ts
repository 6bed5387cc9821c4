import type {
  AlternativeCode,
  Classification,
  ConversionReason,
  ConversionState,
  ConvertOptions,
  OwnerAnswer,
  Profile,
  Proof,
  TextDecision,
  TextFinding,
} from '@fucina/config-text';
import type {
  DroppedChange,
  Edit,
  Encoding,
  FileProblem,
  LockReason,
  OpenError,
  OpenedFile,
  Patch,
} from '@fucina/config-text/file';
import type { PlaceOfText, ProblemToFix } from '@fucina/config-text/inner';
import type { Component, Loss, TextRun } from '@fucina/minecraft-text';
import type { AskedWorker, WorkerAnswer } from '../../../tool/worker-questions.ts';
import type { JarFacts } from '../archive/read-jar.ts';
import type { ArchivedTextsResult } from '../archive/read-texts.ts';
import type { FileToPack } from '../archive/write-zip.ts';
import type { ZipEntry } from '../archive/zip-directory.ts';

/** What the visitor chose for all files. */
export interface StudioOptions extends Pick<ConvertOptions, 'to' | 'style' | 'hex' | 'meaning'> {
  /** Of files without a choice of their own; what the path or content says by default. */
  readonly profile?: string | undefined;
  /** What is known of plugins, by their place (`askedPlaceOf`): what their owner says, and their version. */
  readonly plugins?: readonly (readonly [place: string, known: KnownPlugin])[];
  /** The version of the game, where the folder of the server tells it. */
  readonly game?: string | undefined;
}

export interface KnownPlugin extends OwnerAnswer {
  readonly version?: string | undefined;
}

export interface FileToOpen {
  readonly id: number;
  readonly path: string;
  readonly content: Blob;
  readonly choices: FileChoices;
}

/** What the visitor chose for one file. */
export interface FileChoices {
  readonly profile?: string | undefined;
  /** Strings that are texts, or are none, by number. */
  readonly kinds: ReadonlyMap<number, TextDecision>;
  /** Problems that are corrected, one after the other, by their numbers in the file as it is then. */
  readonly fixes: readonly ProblemToFix[];
  /** Very long texts are converted too, which takes long. */
  readonly convertsLongTexts: boolean;
}

export type StudioTask =
  | {
      readonly kind: 'open';
      readonly files: readonly FileToOpen[];
      readonly options: StudioOptions;
    }
  /** Everything is converted again. */
  | { readonly kind: 'options'; readonly options: StudioOptions }
  | { readonly kind: 'close'; readonly files: readonly number[] }
  /** These texts are converted first. */
  | { readonly kind: 'prefer'; readonly file: number; readonly text: number }
  /** Files that are not open yet are left out. */
  | { readonly kind: 'stop' };

/** A text, and what is written in its place. */
export interface WrittenText {
  readonly file: number;
  readonly text: number;
  readonly written: string;
}

export type StudioQuestion =
  | { readonly kind: 'looks'; readonly texts: readonly WrittenText[] }
  | { readonly kind: 'details'; readonly of: WrittenText }
  | { readonly kind: 'components'; readonly texts: readonly WrittenText[] }
  | { readonly kind: 'fix'; readonly file: number; readonly text: number; readonly finding: number }
  | {
      readonly kind: 'texts-before';
      readonly file: number;
      readonly fixes: readonly ProblemToFix[];
    }
  | { readonly kind: 'write'; readonly file: number; readonly texts: readonly WrittenText[] }
  | { readonly kind: 'unzip'; readonly archive: Blob }
  | { readonly kind: 'unzip-one'; readonly archive: Blob; readonly entry: ZipEntry }
  | { readonly kind: 'jar'; readonly jar: Blob }
  | { readonly kind: 'zip'; readonly files: readonly FileToPack[] };

export interface StudioAnswers {
  readonly looks: readonly TextLooks[];
  readonly details: TextDetails | undefined;
  readonly components: readonly TextComponents[];
  /** The text without the mistake. */
  readonly fix: string | undefined;
  /** For each text of the file with these corrections, its number without the last; undefined for another text. */
  readonly 'texts-before': readonly (number | undefined)[] | undefined;
  readonly write: WrittenFile | undefined;
  readonly unzip: ArchivedTextsResult;
  readonly 'unzip-one': Uint8Array | undefined;
  readonly jar: JarFacts | undefined;
  readonly zip: Blob;
}

export interface TextLooks {
  readonly before: readonly TextRun[] | undefined;
  readonly after: readonly TextRun[] | undefined;
}

/** As `TextLooks`, for places in which text is laid out. */
export interface TextComponents {
  readonly before: Component | undefined;
  readonly after: Component | undefined;
}

export interface TextDetails {
  readonly proof: Proof | undefined;
  readonly losses: readonly Loss[];
  /** How the string is spelled in its file. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** More than once where aliases refer to it. */
  readonly used: number;
  readonly because: Classification['because'];
  readonly seen: PlaceOfText;
}

export interface WrittenFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly before: string;
  readonly edits: readonly Edit[];
  readonly dropped: readonly DroppedChange[];
  readonly patch: Patch;
}

/** A string of a file. */
export interface TextRow {
  /** As `writeKeys` writes it. */
  readonly key: string;
  /** Its keys, where they are not just what is between the dots. */
  readonly path?: readonly string[];
  readonly line: number;
  /** Its beginning, if it is very long. */
  readonly value: string;
  readonly kind: Classification['kind'];
  readonly isLong: boolean;
}

/** What becomes of a string. */
export interface RowPlan {
  readonly state: ConversionState;
  /** Undefined if nothing changes. */
  readonly written: string | undefined;
  readonly reasons: readonly ConversionReason[];
  readonly alternatives: readonly { readonly code: AlternativeCode; readonly written: string }[];
  readonly findings: readonly TextFinding[];
  /** While nobody said whether the plugin reads MiniMessage: the text has tags already. */
  readonly hasTags?: boolean;
  /** Why nothing can be changed here, however it is written. */
  readonly lock?: LockReason | undefined;
  /** Left out when the file was saved. */
  readonly leftOut?: LeftOut;
}

/** What cannot be written in a text's place; another text may be. */
export interface LeftOut {
  readonly written: string;
  readonly reason: DroppedChange['reason'];
}

/** A problem of a file, with its number where the file itself has it. */
export interface FoundProblem extends FileProblem {
  readonly number?: number;
}

export interface FileFacts {
  readonly format: OpenedFile['format'];
  readonly encoding: Encoding;
  readonly profile: string;
  readonly profileBy: 'path' | 'content' | 'nothing' | 'choice';
  readonly readsMiniMessage: Profile['readsMiniMessage'];
  readonly isReadOnly: boolean;
  readonly problems: readonly FoundProblem[];
  readonly corrections: readonly CorrectedLine[];
  readonly count: number;
}

/** A line of a file in which mistakes were corrected. */
export interface CorrectedLine {
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

export type FailureCode =
  | OpenError['code']
  | 'too-many-texts'
  | 'too-slow'
  | 'unreadable'
  | 'stopped';

export type StudioEvent =
  /** What follows belongs to this file, until another one begins. */
  | { readonly kind: 'begin'; readonly file: number }
  | { readonly kind: 'opened'; readonly file: number; readonly facts: FileFacts }
  | { readonly kind: 'failed'; readonly file: number; readonly code: FailureCode }
  /** All texts of the file follow again. */
  | ({ readonly kind: 'profile'; readonly file: number } & Pick<
      FileFacts,
      'profile' | 'profileBy' | 'readsMiniMessage'
    >)
  | {
      readonly kind: 'rows';
      readonly file: number;
      readonly from: number;
      readonly rows: readonly TextRow[];
    }
  | {
      readonly kind: 'plans';
      readonly file: number;
      readonly from: number;
      /** Undefined for settings. */
      readonly plans: readonly (RowPlan | undefined)[];
    }
  | { readonly kind: 'idle' };

export type ToWorker = { readonly task: StudioTask } | AskedWorker<StudioQuestion>;

export type FromWorker = { readonly events: readonly StudioEvent[] } | WorkerAnswer;
