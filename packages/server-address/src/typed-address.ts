import { type BareText, readBareText } from '@fucina/minecraft-profile';
import {
  type AddressError,
  readServerAddress,
  type ServerAddress,
  type ServerEdition,
} from './address.ts';
import type { Result } from './result.ts';

const LENGTH_LIMIT = 1000;
/** `1.8-1.21`, `(1.20.4)`, `| v1.8+`: servers write after their address which versions may join. */
const VERSIONS =
  /^[|([–—•·-]{0,3}\s*(?:(?:java|bedrock|minecraft|mc|versione?|ver\.?|v)\s*){0,3}\d+\.[\d.x+*\s–—/-]*[\])]?$/i;

/** `25566`, `port: 25566`, `(porta 25566)`. A number alone may be something else, unless it is long. */
const PORT = /^[|,;(–—-]{0,2}\s*(?:\d{4,5}|(?:port[ae]?|puerto)\s*[:=]?\s*\d{1,5})\)?$/i;
/** Whoever writes that it is one may write anything after it: `IP: play.demo come and see!!` */
const SAID_TO_BE_ONE = /\bip\b[^:=]{0,30}[:=]/i;
/** In front of the name in the SRV record of a server. */
const RECORD = /^_minecraft\._(?:tcp|udp)\./i;
/** Keyboards of phones put a blank after a dot. */
const DOTS_WITH_BLANKS = /^[\w-]+(?:\s?\.\s?[\w-]+)+(?::\d+)?$/;

/** An address as people paste it, without what they copy along with it. `readServerAddress` says whether it is one. */
export function readTypedAddress(typed: string): BareText {
  const { text: bare, hadInvisible } = readBareText(typed.slice(0, LENGTH_LIMIT));
  const found = bare.replace(RECORD, '');
  const text = DOTS_WITH_BLANKS.test(found) ? found.replace(/\s/g, '') : found;
  const [host = '', behind = ''] = splitAtBlank(text);
  const name = withoutEnd(readBareText(host).text);
  const port = PORT.test(behind) && !name.includes(':') ? /\d+/.exec(behind)?.[0] : undefined;
  // Where another one is said to be one, too, it may be that of the other edition.
  const isSaid = SAID_TO_BE_ONE.test(typed) && !SAID_TO_BE_ONE.test(behind);
  const isAlone = VERSIONS.test(behind) || (isSaid && DOTS_WITH_BLANKS.test(name));
  const alone = isAlone ? name : withoutEnd(text);
  return { text: port === undefined ? alone : `${name}:${port}`, hadInvisible };
}

/** The server that people mean with what they paste; `toAscii` as for `readServerAddress`. */
export function readTypedServer(
  typed: string,
  edition: ServerEdition,
  toAscii: (name: string) => string,
): Result<ServerAddress, AddressError> {
  return readServerAddress(readTypedAddress(typed).text, edition, toAscii);
}

/** A path only belongs to a web address, and its own reading says so. */
function withoutEnd(text: string): string {
  return text.replace(/[/,;!]{1,3}$/, '');
}

function splitAtBlank(text: string): readonly string[] {
  const at = text.search(/\s/);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at).trim()];
}
