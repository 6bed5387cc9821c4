import { type GiveCommand, readGiveCommand } from './give-command.ts';

export type HeadCommandResult =
  | { readonly ok: true; readonly value: GiveCommand }
  | { readonly ok: false; readonly error: { readonly code: HeadCommandError } };

/** `named-escape` as of `readGiveCommand`. */
export type HeadCommandError = 'command' | 'command-without-head' | 'named-escape';

/** Reads a give command of any version for a head with an owner or a texture. */
export function readHeadCommand(text: string): HeadCommandResult {
  const command = readGiveCommand(text);
  if (!command.ok) {
    const isNamed = command.error.code === 'named-escape';
    return { ok: false, error: { code: isNamed ? 'named-escape' : 'command' } };
  }
  const { owner, texture } = command.value;
  return owner === undefined && texture === undefined
    ? { ok: false, error: { code: 'command-without-head' } }
    : { ok: true, value: command.value };
}
