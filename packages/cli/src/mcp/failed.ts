import type { ToolError } from '@fucina/tool-functions';

/** What cannot be learnt from this machine, with what to do next; the codes are those of the API. */
const SENTENCES = {
  player_not_found: 'No player has that name or uuid. Names can change: ask for the current one.',
  texture_not_found: 'There is no texture with that hash. Look the player up with find_player.',
  upstream_busy: 'Mojang wants to be asked less often. Ask again in a minute.',
  upstream_failed: 'Mojang did not answer. Ask again later.',
  invalid_address: 'That is no address. Give a name, name:port, an IPv4 address or [IPv6]:port.',
  blocked_target: 'Addresses like this one are not contacted: nobody runs a server there.',
  busy: 'This machine has no connection free. Ask again in a few seconds.',
  watch_not_found: 'There is no such watch, or its link is another one now. Ask its owner.',
  bad_site: 'A secret does not travel in clear text: the link must begin with https://.',
  site_failed: 'That site did not answer, or not as Fucina does. Ask again later.',
  resolver_failed:
    'The name server of this machine does not work, so nothing is known of the server.',
} as const;

export type FailureCode = keyof typeof SENTENCES;

export function failed(
  code: FailureCode,
  facts: Readonly<Record<string, unknown>> = {},
): { readonly ok: false; readonly error: ToolError } {
  return { ok: false, error: { code, message: SENTENCES[code], ...facts } };
}
