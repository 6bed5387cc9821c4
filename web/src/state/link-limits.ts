/** Where people paste links, and the most characters that each takes. */
const LINK_LIMITS = [
  // The game cuts longer messages: ChatMessageC2SPacket in the mappings of Yarn.
  { place: 'game_chat', max: 256 },
  // discord.com/developers/docs/resources/message, create message: content.
  { place: 'discord', max: 2000 },
  // support.discord.com, benefits of Nitro.
  { place: 'discord_nitro', max: 4000 },
  // core.telegram.org/bots/api#sendmessage: text.
  { place: 'telegram', max: 4096 },
  // github.com/twitter/twitter-text: MAX_URL_LENGTH, however short the post shows the link.
  { place: 'x', max: 4096 },
] as const;
// Browsers take far more than the 8,000 characters of our longest link, and nothing after the `#` reaches a server:
// Chromium 2,097,152 (url/mojom/url.mojom), Firefox 1,048,576 (network.standard-url.max-length), Safari about 80,000.

export type LinkLimit = (typeof LINK_LIMITS)[number];

/** The places that do not take a link of this length, those with the least room first. */
export function exceededLimits(length: number): readonly LinkLimit[] {
  return LINK_LIMITS.filter(({ max }) => length > max);
}
