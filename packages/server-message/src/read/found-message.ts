import type { ServerMessage } from '../message.ts';

/** Where a message was found; `status` is the answer of a server, `text` a text without a file around it. */
export type FoundIn =
  | 'properties'
  | 'velocity'
  | 'bungee-cord'
  | 'mini-motd'
  | 'server-list-plus'
  | 'advanced-server-list'
  | 'maintenance'
  | 'geyser'
  | 'docker'
  | 'status'
  | 'text';

/** How the texts of a file are written. */
export type FileNotation = 'section' | 'ampersand' | 'mini-message' | 'bedrock' | 'any';

/** The texts as the file has them. */
export interface FoundTexts {
  readonly foundIn: FoundIn;
  readonly notation: FileNotation;
  /** One for each line, or one with line breaks. */
  readonly lines: readonly string[];
  readonly hover?: readonly string[];
  readonly versionText?: string;
  /** A notation that nothing of the game reads, so that it stays letters. */
  readonly isForeign?: boolean;
  /** It had gone through a wrong encoding, and is read as it was before. */
  readonly isMended?: boolean;
}

export interface FoundMessage {
  readonly message: ServerMessage;
  /** A data URL. */
  readonly icon?: string;
  /** The file does not read the codes or tags that are in it, so the server shows them as letters. */
  readonly isNotParsed: boolean;
  /** It is in a notation that nothing of the game reads. */
  readonly isForeign?: boolean;
  /** It had gone through a wrong encoding. */
  readonly isMended?: boolean;
  /** Lines that the game does not show. */
  readonly leftOut: number;
}
