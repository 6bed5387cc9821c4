import { explainWho, fillIn } from '@fucina/minecraft-profile/messages';
import { newestFamilyId, versionFamilies } from '../families.ts';
import type { GiveError, Recipient } from '../give/request.ts';
import type { GiveCommandErrorCode } from '../give-command/give-command.ts';
import type { HeadCommandError } from '../give-command/head-command.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** A sentence about why there is no give command for a request. */
export function explainGive(
  error: GiveError,
  { version = newestFamilyId }: Pick<Recipient, 'version'>,
  language: MessageLanguage = 'en',
): string {
  const { give } = messages[language];
  if (!isOwnCode(error)) return explainWho(error, language);
  return fillIn(give[error.code], { ...error, version, oldest: versionFamilies.at(-1)?.from });
}

function isOwnCode(
  error: GiveError,
): error is Extract<GiveError, { readonly code: keyof typeof messages.en.give }> {
  return Object.hasOwn(messages.en.give, error.code);
}

/** A sentence about why a give command cannot be read. */
export function explainGiveCommand(
  { code }: { readonly code: GiveCommandErrorCode | HeadCommandError },
  language: MessageLanguage = 'en',
): string {
  return messages[language].command[code];
}
