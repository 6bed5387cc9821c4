import type { Edit } from '@fucina/config-text/file';
import type { DocumentSettings } from '@fucina/editor-text';
import type { LanguageCode } from '@fucina/site';
import type { Picture } from '@fucina/skin-model';

/** What is around the documents: a disk, or nothing. */
export interface ServerHost {
  /** The language of who works there; that of the editor comes first. */
  readonly language: LanguageCode;
  /** What the settings of its folder say about a file. */
  readonly settingsOf: (file: HostFile) => Promise<DocumentSettings>;
  /** Whether a file belongs to a project for Minecraft. Where it does not, only files that surely hold texts are served. */
  readonly isInProject: (path: string) => boolean;
  /** Where the rule of a finding is explained. */
  readonly ruleAddress: (rule: string, language: LanguageCode) => string;
  /** The files of a folder that may hold texts, as far as they are UTF-8; undefined where there is no disk. */
  readonly filesIn?: (folder: string) => AsyncIterable<FoundFile>;
  /** What such a file holds now; undefined for one that is gone. */
  readonly contentOf?: (path: string) => Promise<string | undefined>;
  /** Files of settings have changed. */
  readonly forget: () => void;
  /** Where somebody says which rules they want; undefined where there is no disk. */
  readonly ruleSettings?: RuleSettings;
  /** A picture as base64 of a PNG file; undefined where nobody writes pictures. */
  readonly writePicture?: (picture: Picture) => string | Promise<string>;
  /** Receives what went wrong for the sake of whoever looks for it. */
  readonly onFault: (thrown: unknown) => void;
}

export interface HostFile {
  /** As the system writes it. */
  readonly path: string;
  readonly content: string;
  /** Whether somebody wants to see notes. */
  readonly notes: boolean;
}

/** The files in which folders have their settings. */
export interface RuleSettings {
  /** That which counts for another file; where there is none, that which would, in a folder or beside the file. */
  readonly fileFor: (path: string, folder: string | undefined) => SettingsFile;
  /** The edits that switch a rule off; undefined for settings that are none. */
  readonly switchOff: (content: string, rule: string) => Promise<readonly Edit[] | undefined>;
}

export interface SettingsFile {
  readonly path: string;
  readonly uri: string;
  readonly isThere: boolean;
}

/** A file as it is on the disk, without a mark at its beginning. */
export interface FoundFile {
  readonly uri: string;
  readonly content: string;
}
