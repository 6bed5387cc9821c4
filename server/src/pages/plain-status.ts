import { statusAnswer } from '@fucina/api-contract';
import { escapeHtml } from '@fucina/minecraft-text';
import { MAX_ADDRESS_LENGTH } from '@fucina/server-address';
import { type LanguageCode, pageById, plainResultId } from '@fucina/site';
import { words } from '@fucina/site/words';

/** A status request from the form of the page, sent by a browser without scripts. */
export interface PlainQuestion {
  readonly address: string;
  readonly isBedrock: boolean;
}

export const { path: PLAIN_STATUS_PATH } = pageById('server-status');

/** Nobody types more; a link may have thirty times as much, which nobody reads. */
const MAX_QUERY_LENGTH = 4000;

/** Undefined for links that the page's scripts handle. `search` is without its question mark. */
export function readPlainQuestion(search: string): PlainQuestion | undefined {
  // Most visits have no query to read.
  if (search === '' || search.length > MAX_QUERY_LENGTH) return undefined;
  const query = new URLSearchParams(search);
  if (!query.has('check')) return undefined;
  return { address: (query.get('address') ?? '').trim(), isBedrock: query.has('bedrock') };
}

/** Why nobody is asked; what is too long for an address is not repeated either. */
export function plainError({ address }: PlainQuestion, language: LanguageCode): string | undefined {
  const errors = words[language].server_status.address_fault;
  if (address === '') return errors.empty;
  return address.length > MAX_ADDRESS_LENGTH ? errors['too-long'] : undefined;
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
  const number = new Intl.NumberFormat(language);
  const { online: isOnline, hostname, ip, players, version, motd } = status.data;
  const facts = [
    `${hostname || ip || ''}: ${isOnline ? texts.online : texts.offline}`,
    players &&
      `${texts.facts.players}: ${number.format(players.online)} / ${number.format(players.max)}`,
    version && `${texts.facts.version}: ${version}`,
    motd?.clean?.join(' ').trim(),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** The built page with its form as it was sent and a text in place of the results. */
export function withPlainResult(html: string, { address, isBedrock }: PlainQuestion, text: string) {
  const place = new RegExp(`<p id="${plainResultId}"[^>]*>`);
  return html
    .replace(inputNamed('address'), (tag) =>
      tag.replace(
        / value="[^"]*"/,
        () => ` value="${escapeHtml(address.slice(0, MAX_ADDRESS_LENGTH))}"`,
      ),
    )
    .replace(inputNamed('bedrock'), (tag) =>
      isBedrock ? tag.replace('<input', '<input checked=""') : tag,
    )
    .replace(place, (tag) => `${tag}${escapeHtml(text)}`);
}

function inputNamed(name: string): RegExp {
  return new RegExp(`<input[^>]* name="${name}"[^>]*>`);
}
