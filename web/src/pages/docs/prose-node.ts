import type { ToolId } from '@fucina/site';
import type { SampleRun } from '../home/sample-run.ts';

export type ProseTag =
  | ('p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'a' | 'code' | 'pre' | 'strong' | 'em')
  | ('table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td');

/** What a guide consists of, as the build reads it from its file: a text, or an element with what is in it. */
export type ProseNode =
  | string
  | readonly [tag: ProseTag, children: readonly ProseNode[], more?: ProseMore];

export interface ProseMore {
  /** Of a heading, the same in every language. */
  readonly id?: string;
  readonly href?: string;
  /** Of a block of code: the name of the file that it is. */
  readonly file?: string;
  /** Of a block of code: what the command before it prints. */
  readonly isOutput?: boolean;
  /** Opens a block of code. */
  readonly tool?: ToolId;
  /** Of a block of code that is a text: as the game draws it, line by line. */
  readonly shown?: readonly (readonly SampleRun[])[];
}
