import type { ServerEdition } from '@fucina/server-address';
import { explainAddress } from '@fucina/server-address/messages';
import type { BlockedTarget, InvalidAddress } from '../pinged.ts';
import type { PingCode } from '../status-reply.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** What the sentences tell of a server that counts as offline: names as in `StatusDebug`. */
export interface ExplainedOffline {
  readonly code?: PingCode | undefined;
  readonly looks_like?: ServerEdition | undefined;
}

/** Why a server counts as offline, and which edition answers there instead. */
export function explainOffline(
  { code, looks_like }: ExplainedOffline,
  language: MessageLanguage = 'en',
): string {
  const words = messages[language];
  const why = words.unanswered[code ?? 'unknown'];
  return looks_like === undefined ? why : `${why} ${words.looks_like[looks_like]}`;
}

/** Why no server was asked. */
export function explainRefused(
  refused: BlockedTarget | InvalidAddress,
  language: MessageLanguage = 'en',
): string {
  return refused.code === 'invalid_address'
    ? explainAddress(refused.error, language)
    : messages[language].refused[refused.code];
}
