// What is kept of channels and of what they are told.
import type { ALERTS } from '@fucina/watch';
import type { News } from '../news.ts';

export type ChannelKind = 'discord' | 'webhook';

export interface KeptChannel {
  readonly id: string;
  readonly watch: string;
  readonly kind: ChannelKind;
  readonly label: string;
  /** Where it leads. */
  readonly sealed: Uint8Array;
  /** Equal for channels that lead to the same place. */
  readonly same: Uint8Array;
  readonly language: string;
  readonly wants: readonly (typeof ALERTS)[number][];
  readonly delayS: number;
  /** How often a server that stays down is told again; 0 for never. */
  readonly repeatS: number;
  readonly createdAt: number;
  /** Alerts in a row that did not arrive. */
  readonly failures: number;
  readonly failingSince: number | null;
  readonly disabledAt: number | null;
  readonly lastError: string | null;
}

export type ChannelChange = Partial<
  Pick<KeptChannel, 'label' | 'sealed' | 'same' | 'language' | 'wants' | 'delayS' | 'repeatS'>
>;

export type ChannelDraft = Required<ChannelChange> &
  Pick<KeptChannel, 'id' | 'watch' | 'kind' | 'createdAt'>;

export interface Try {
  readonly at: number;
  readonly ms: number;
  /** The status of the answer, or why there was none. */
  readonly result: number | string;
}

/** Why nothing more is sent. */
export type DeliveryOutcome =
  | 'delivered'
  | 'given-up'
  /** The channel works no more, or was switched off meanwhile. */
  | 'channel-off'
  /** The server was back before it was told, or is not watched now. */
  | 'over';

/** Something to send now. */
export interface DueDelivery {
  readonly news: News;
  readonly channel: KeptChannel;
  readonly tries: readonly Try[];
}

export interface KeptDelivery {
  readonly alert: string;
  readonly kind: News['kind'];
  readonly at: number;
  readonly channel: string;
  readonly dueAt: number;
  readonly tries: readonly Try[];
  readonly doneAt: number | null;
  readonly outcome: DeliveryOutcome | null;
}

export interface FailedDelivery {
  readonly watch: string;
  readonly channel: string;
  readonly alert: string;
}

/** What became of a try. */
export interface Settlement {
  readonly alert: string;
  readonly channel: string;
  /** Absent where nothing was sent. */
  readonly tried?: Try | undefined;
  readonly next:
    | { readonly kind: 'delivered' }
    | { readonly kind: 'again'; readonly at: number }
    | { readonly kind: 'given-up' }
    /** The channel will never work again. */
    | { readonly kind: 'dead' };
}

export interface AlertStore {
  readonly addChannel: (draft: ChannelDraft) => Promise<'kept' | 'full' | 'gone'>;
  readonly channels: (watch: string) => Promise<readonly KeptChannel[]>;
  /** False if there is none. */
  readonly changeChannel: (
    watch: string,
    channel: string,
    change: ChannelChange,
  ) => Promise<boolean>;
  readonly removeChannel: (watch: string, channel: string) => Promise<boolean>;
  /** It works (again). */
  readonly reviveChannel: (watch: string, channel: string) => Promise<boolean>;
  /** The newest first. */
  readonly deliveries: (watch: string, limit: number) => Promise<readonly KeptDelivery[]>;
  /** False if there is no such message that did not arrive, or its channel is off. */
  readonly sendAgain: (failed: FailedDelivery, now: number) => Promise<boolean>;
  /** What is due and is not being sent; until it is settled, or for a minute, nobody else gets it. */
  readonly leaseDeliveries: (now: number, limit: number) => Promise<readonly DueDelivery[]>;
  readonly settleDeliveries: (settlements: readonly Settlement[], now: number) => Promise<void>;
}
