import type { MessageLoss } from '../message-loss.ts';

/** A text to put into a file. */
export interface Snippet {
  /** The keys of the sections around it, from outside; `-` is an item of a list. Empty at the top of the file. */
  readonly below: readonly string[];
  readonly text: string;
}

export interface TargetOutput {
  readonly value: readonly Snippet[];
  readonly losses: readonly MessageLoss[];
}
