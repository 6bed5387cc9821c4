import { type GiveCommand, readGiveCommand } from './give-command.ts';
import {
  type HeadSource,
  type HeadSourceError,
  looksLikeCommand,
  readHeadSource,
} from './head-source.ts';

/** What somebody typed to say which head they mean, in the shape that `giveHead` takes. */
export type HeadInput = HeadSource | ({ readonly kind: 'command' } & GiveCommand);

export type HeadInputError =
  | HeadSourceError
  | { readonly code: 'command' }
  | { readonly code: 'command-without-head' };

export type HeadInputResult =
  | { readonly ok: true; readonly value: HeadInput }
  | { readonly ok: false; readonly error: HeadInputError };

/** A player's name, a uuid, a texture's hash, address or value, or a give command of any version. */
export function readHeadInput(input: string): HeadInputResult {
  if (!looksLikeCommand(input)) return readHeadSource(input);
  const command = readGiveCommand(input);
  if (!command.ok) return { ok: false, error: { code: 'command' } };
  const { owner, texture } = command.value;
  if (owner === undefined && texture === undefined) {
    return { ok: false, error: { code: 'command-without-head' } };
  }
  return { ok: true, value: { kind: 'command', ...command.value } };
}
