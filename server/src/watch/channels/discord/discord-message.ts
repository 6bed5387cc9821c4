import type { LanguageCode } from '@fucina/site';
import type { AlertKind } from '@fucina/watch';
import type { News } from '../../news.ts';
import { type Notation, tell } from '../sentences.ts';

/** Discord takes ten, of 6,000 characters in all. */
export const MAX_NEWS = 10;
const MAX_TITLE = 180;
const MAX_TEXT = 400;

/** Our own, as on the charts. */
const COLORS: Readonly<Record<AlertKind, number>> = {
  down: 0xc4261d,
  up: 0x117a5b,
  unstable: 0xb57a00,
  stable: 0x117a5b,
  channel_off: 0xb57a00,
  ending: 0xb57a00,
  test: 0x948d85,
};

const DISCORD: Notation = {
  // Everybody sees it in their own time zone.
  writeTime: (at) => `<t:${at}:f>`,
  writeText: escapeMarkdown,
};

export interface DiscordOptions {
  readonly language: LanguageCode;
  /** What an embed links to. */
  readonly linkOf: (news: News) => string | undefined;
}

/** A message with one embed for each of the news, ten at most. */
export function writeDiscordMessage(
  news: readonly News[],
  { language, linkOf }: DiscordOptions,
): string {
  return JSON.stringify({
    // Nobody is mentioned, whatever somebody calls their server.
    allowed_mentions: { parse: [] },
    embeds: news.slice(0, MAX_NEWS).map((one) => {
      const { title, lines } = tell(one, language, DISCORD);
      const url = linkOf(one);
      return {
        title: cut(title, MAX_TITLE),
        description: cut(lines.join('\n'), MAX_TEXT),
        color: COLORS[one.kind],
        timestamp: new Date(one.at * 1000).toISOString(),
        ...(url !== undefined && { url }),
      };
    }),
  });
}

/** All punctuation of ASCII: Discord’s Markdown, mentions, links and emoji begin with some of it. */
function escapeMarkdown(text: string): string {
  return text.toWellFormed().replace(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}

function cut(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
}
