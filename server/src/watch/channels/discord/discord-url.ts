const HOOK =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api(?:\/v\d{1,2})?\/webhooks\/(\d{17,20})\/([\w-]{1,128})\/?(?:\?thread_id=(\d{17,20}))?$/;

/** The webhook of a Discord channel; undefined if it is another URL. */
export interface DiscordHook {
  readonly id: string;
  readonly url: string;
}

export function readDiscordHook(text: string): DiscordHook | undefined {
  const [, id, token, thread] = HOOK.exec(text) ?? [];
  if (id === undefined) return undefined;
  const inThread = thread === undefined ? '' : `&thread_id=${thread}`;
  // With `wait`, Discord answers when the message is there.
  return { id, url: `https://discord.com/api/webhooks/${id}/${token}?wait=true${inThread}` };
}
