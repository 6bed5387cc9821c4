import { statusAnswer } from '@fucina/api-contract';
import { escapeHtml } from '@fucina/minecraft-text';
import { type LanguageCode, pageById, plainResultId } from '@fucina/site';
import { words } from '@fucina/site/words';

/** A status request from the form of the page, sent by a browser without scripts. */
export interface PlainQuestion {
  readonly address: string;
  readonly isBedrock: boolean;
}

/** Undefined for other pages and for links that the page's scripts handle. */
export function readPlainQuestion(path: string, query: URLSearchParams): PlainQuestion | undefined {
  if (path !== pageById('server-status').path || !query.has('check')) return undefined;
  return { address: (query.get('address') ?? '').trim(), isBedrock: query.has('bedrock') };
}

/** The URL of our API for this request. */
export function plainQuestionUrl({ address, isBedrock }: PlainQuestion): string {
  const edition = isBedrock ? 'bedrock/3' : '3';
  return `/api/mcsrvstat/${edition}/${encodeURIComponent(address)}`;
}

/** The API's reply as one line of text. */
export function plainStatus(reply: unknown, language: LanguageCode): string {
  const { server_status: texts } = words[language];
  const status = statusAnswer.safeParse(reply);
  if (!status.success) return texts.not_ok;
  const { online: isOnline, hostname, ip, players, version, motd } = status.data;
  const facts = [
    `${hostname || ip || ''}: ${isOnline ? texts.online : texts.offline}`,
    players && `${texts.facts.players}: ${players.online} / ${players.max}`,
    version && `${texts.facts.version}: ${version}`,
    motd?.clean?.join(' ').trim(),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** The built page with a text in place of the results. */
export function withPlainResult(html: string, text: string): string {
  const place = new RegExp(`<p id="${plainResultId}"[^>]*>`);
  return html.replace(place, (tag) => `${tag}${escapeHtml(text)}`);
}
