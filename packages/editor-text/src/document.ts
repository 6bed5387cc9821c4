import type {
  DiagnoseTextOptions,
  Finding,
  PlanOptions,
  Profile,
  RuleLevel,
} from '@fucina/config-text';
import type { OpenedFile } from '@fucina/config-text/file';
import type { EditorText } from './editor-text.ts';

/** A document as an editor has it. Offsets are UTF-16 units of its content. */
export interface DocumentSource {
  /** With `/` between folders. */
  readonly path: string;
  /** What the editor calls its language; `minimessage` is a text in each line. */
  readonly languageId: string;
  readonly content: string;
}

export interface DocumentSettings extends Omit<DiagnoseTextOptions, 'path'> {
  /** How the file is read, where somebody says so. */
  readonly profile?: Profile | undefined;
  readonly decisionOf?: PlanOptions['decisionOf'];
  /** The level that a finding is shown with; undefined where nobody wants to see it. */
  readonly levelOf?: (finding: Pick<Finding, 'rule' | 'level'>) => RuleLevel | undefined;
  /** Names of tags that are known beside those of MiniMessage and of the profile. */
  readonly tags?: readonly string[] | undefined;
}

export interface EditorDocument extends DocumentSource {
  readonly file: OpenedFile;
  readonly profile: Profile;
  readonly settings: DocumentSettings;
  /** All strings of the file that may be texts, in order. */
  readonly texts: readonly EditorText[];
}
