// A small document for a frame on another page: no script, and a style of its own.
import { createHash } from 'node:crypto';
import type { PublicStatus, WatchDays } from '@fucina/api-contract';
import { escapeHtml } from '@fucina/minecraft-text';
import { brand, type LanguageCode, languageQuery } from '@fucina/site';
import { sentence, words } from '@fucina/site/words';
import { dayBars } from './day-bars.ts';
import { longestUptime } from './longest-uptime.ts';
import { SPARK_COLORS } from './spark.ts';
import { writeNumber } from './write-numbers.ts';

export type EmbedTheme = 'light' | 'dark' | 'auto';

interface EmbedParts {
  readonly status: PublicStatus;
  readonly days: WatchDays['days'];
  readonly language: LanguageCode;
  readonly theme: EmbedTheme;
}

const BARS = { width: 360, height: 24 };
const REFRESH_S = 60;

function colors(theme: 'light' | 'dark'): string {
  const { up, down, slow, work, unknown } = SPARK_COLORS[theme];
  const own =
    theme === 'light'
      ? '--ink:#1f1b18;--muted:#625b54;--ground:#fff;--edge:#d8d1c8'
      : '--ink:#f2ede8;--muted:#b3aaa1;--ground:#1d1a18;--edge:#3d3733';
  return `color-scheme:${theme};${own};--up:${up};--down:${down};--slow:${slow};--work:${work};--unknown:${unknown}`;
}

const STYLE = [
  `:root{${colors('light')}}`,
  `:root.dark{${colors('dark')}}`,
  `@media(prefers-color-scheme:dark){:root.auto{${colors('dark')}}}`,
  '*{box-sizing:border-box;margin:0}',
  'body{padding:.75rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--ground);color:var(--ink);font:.875rem/1.4 system-ui,sans-serif}',
  'a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}',
  'h1{overflow:hidden;font-size:1rem;text-overflow:ellipsis;white-space:nowrap}',
  'p{display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem}',
  '.muted{color:var(--muted);font-size:.8125rem}',
  'svg{display:block;width:100%;height:1.5rem;margin-block:.25rem}',
  'i{width:.75rem;height:.75rem;border-radius:50%;background:var(--unknown)}',
  '.up i{background:var(--up)}.down i,.unstable i{border-radius:0;background:var(--down)}.partly i{border-radius:0;background:linear-gradient(to right,var(--up) 50%,var(--down) 50%)}',
  ...['up', 'down', 'slow', 'work', 'unknown'].map((color) => `.c-${color}{fill:var(--${color})}`),
].join('');

export const EMBED_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export function writeEmbed({ status, days, language, theme }: EmbedParts): string {
  const { server_watch: tool, watched } = words[language];
  const [first] = status.editions;
  const players = status.state === 'up' ? (first?.players ?? null) : null;
  const address = `/status/${status.slug}?${languageQuery}=${language}`;
  const bars = dayBars(days, BARS, (color) => `class="c-${color}"`);
  const uptime = longestUptime(status, language);
  const facts = [
    `${uptime.label}: ${uptime.value}`,
    ...(players === null ? [] : [`${watched.now.players}: ${writeNumber(players, language)}`]),
  ];
  return document({
    language,
    theme,
    title: status.name,
    body: `<h1><a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(status.name)}</a></h1>
<p class="${status.state}"><i aria-hidden="true"></i>${escapeHtml(tool.states[status.state])}</p>
<svg viewBox="0 0 ${BARS.width} ${BARS.height}" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>
<p class="muted">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join('')}</p>`,
  });
}

/** Where there is no such page, or it cannot be read. */
export function writeEmptyEmbed(language: LanguageCode, theme: EmbedTheme): string {
  const failed = sentence('status_page.embed.failed', language);
  const body = `<p class="muted">${escapeHtml(failed)}</p>`;
  return document({ language, theme, title: brand.name, body });
}

interface DocumentParts extends Pick<EmbedParts, 'language' | 'theme'> {
  readonly title: string;
  readonly body: string;
}

function document({ language, theme, title, body }: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}" class="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${REFRESH_S}">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
