import type { WatchChannel, WatchDeliveries } from '@fucina/api-contract';
import type { Translate } from '../../words/translate.ts';
import type { Formats } from './use-formats.ts';

export type Delivery = WatchDeliveries['deliveries'][number];

export function nameOfChannel({ label, kind, host }: WatchChannel, t: Translate): string {
  return label || `${t(`watched.alerts.kinds.${kind}`)} (${host})`;
}

/** Codes of messages that did not arrive which have a sentence of their own. */
const RESULTS = [
  'dns_not_found',
  'timeout',
  'refused',
  'tls',
  'broken',
  'blocked_target',
  'not_now',
] as const;

/** What the other side said, or why it said nothing: a status, or a code. */
export function sentenceOfResult(result: number | string, t: Translate): string {
  if (/^\d+$/.test(String(result))) {
    return t('watched.alerts.results.status', { status: String(result) });
  }
  if (result === 'key-lost') return t('watched.alerts.results.key_lost');
  const known = RESULTS.find((code) => code === result);
  if (known) return t(`watched.alerts.results.${known}`);
  const isLookUp = String(result).startsWith('dns_');
  return t(`watched.alerts.results.${isLookUp ? 'dns' : 'other'}`);
}

/** What became of a message. */
export function sentenceOfDelivery(
  { outcome, tries }: Delivery,
  t: Translate,
  { ms }: Formats,
): string {
  const last = tries.at(-1);
  const reason = last === undefined ? '' : sentenceOfResult(last.result, t);
  switch (outcome) {
    case null:
      if (last === undefined) return t('watched.alerts.deliveries.waiting');
      return t('watched.alerts.deliveries.trying', { reason });
    case 'delivered':
      return t('watched.alerts.deliveries.delivered', {
        status: String(last?.result),
        ms: ms(last?.ms ?? 0),
      });
    case 'given-up':
      return t('watched.alerts.deliveries.given_up', { reason });
    case 'channel-off':
      return t('watched.alerts.deliveries.channel_off', { reason }).trim();
    case 'over':
      return t('watched.alerts.deliveries.over');
  }
}
