import { isIpv4 } from './ipv4.ts';
import { readIpv6, writeIpv6 } from './ipv6.ts';
import { type Result, refuse } from './result.ts';

export type HostError =
  | { readonly code: 'character'; readonly character: string }
  | {
      readonly code:
        | 'host-empty'
        | 'host-too-long'
        | 'label-empty'
        | 'label-too-long'
        | 'label-hyphen'
        | 'numeric'
        | 'ipv6'
        | 'not-a-name';
    };

export interface ReadHost {
  readonly text: string;
  readonly kind: 'name' | 'ipv4' | 'ipv6';
}

type HostResult = Result<ReadHost, HostError>;

// Only letters of other scripts are converted: the converter would also turn `127.1` into `127.0.0.1`.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const NO_ADDRESS_HAS = /(?=[\x00-\x7f])[^a-zA-Z0-9._-]|[\p{C}\p{White_Space}]/u;

export function readBracketedHost(text: string): HostResult {
  const groups = readIpv6(text);
  return groups
    ? { ok: true, value: { text: writeIpv6(groups), kind: 'ipv6' } }
    : refuse({ code: 'ipv6' });
}

export function readHost(text: string, toAscii: (name: string) => string): HostResult {
  if (text.includes(':')) return readBracketedHost(text);
  const character = NO_ADDRESS_HAS.exec(text)?.[0];
  if (character !== undefined) return refuse({ code: 'character', character });
  const bare = text.replace(/[.。．｡]$/u, '').toLowerCase();
  if (isIpv4(bare)) return { ok: true, value: { text: bare, kind: 'ipv4' } };
  // ASCII names stay as they are, `xn--` labels included: converters differ in which of those they refuse.
  const name = /^[a-z0-9._-]*$/.test(bare) ? bare : toAscii(bare);
  if (name === '' && bare !== '') return refuse({ code: 'not-a-name' });
  return checkName(name);
}

function checkName(name: string): HostResult {
  if (name === '') return refuse({ code: 'host-empty' });
  if (name.length > 253) return refuse({ code: 'host-too-long' });
  const character = /[^a-z0-9._-]/u.exec(name)?.[0];
  if (character !== undefined) return refuse({ code: 'character', character });
  const labels = name.split('.');
  if (labels.includes('')) return refuse({ code: 'label-empty' });
  if (labels.some((label) => label.length > 63)) return refuse({ code: 'label-too-long' });
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-'))) {
    return refuse({ code: 'label-hyphen' });
  }
  // Resolvers read `127.1`, `0x7f.1` and `2130706433` as IPv4 addresses. They are refused, so that no address
  // check can be bypassed that way.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')) return refuse({ code: 'numeric' });
  return { ok: true, value: { text: name, kind: 'name' } };
}
