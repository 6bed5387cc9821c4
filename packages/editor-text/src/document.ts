import type {
  DiagnoseTextOptions,
  Finding,
  PlanOptions,
  Profile,
  RuleLevel,
} from '@fucina/config-text';
import type { FileFormat, OpenedFile } from '@fucina/config-text/file';
import type { SourceLanguage } from '@fucina/config-text/source';
import type { EditorText } from './editor-text.ts';

/** A document as an editor has it. Offsets are UTF-16 units of its content. */
export interface DocumentSource {
  /** With `/` between folders. */
  readonly path: string;
  /** What the editor calls its language; `minimessage` is a text in each line. It counts where the name says nothing. */
  readonly languageId: string;
  readonly content: string;
}

export interface DocumentSettings extends Omit<DiagnoseTextOptions, 'path'> {
  /** How the file is read, where somebody says so. */
  readonly profile?: Profile | undefined;
  readonly decisionOf?: PlanOptions['decisionOf'];
  /** The level that a finding is shown with; undefined where nobody wants to see it. */
  readonly levelOf?: (finding: Pick<Finding, 'code' | 'severity'>) => RuleLevel | undefined;
  /** Names of tags that are known beside those of MiniMessage and of the profile. */
  readonly tags?: readonly string[] | undefined;
}

/** A file of a plugin or a program that was read. */
export type EditorDocument = ConfigDocument | SourceDocument;

interface ReadDocument extends DocumentSource {
  /** Of the file; texts of a program have their own. */
  readonly profile: Profile;
  readonly settings: DocumentSettings;
  /** All strings of the file that may be texts, in order. */
  readonly texts: readonly EditorText[];
}

export interface ConfigDocument extends ReadDocument {
  readonly isSource: false;
  readonly file: OpenedFile<FileFormat>;
}

export interface SourceDocument extends ReadDocument {
  readonly isSource: true;
  readonly file: OpenedFile<SourceLanguage>;
}
