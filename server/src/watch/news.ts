// What a channel is told, whatever it is written in.
import type { AlertKind, Incident, TargetAddress } from '@fucina/watch';

export interface News {
  /** The same however often it is sent. */
  readonly id: string;
  readonly kind: AlertKind;
  readonly at: number;
  readonly watch: NewsWatch;
  /** What it is about; of a server that failed in both editions, both. */
  readonly incidents: readonly NewsIncident[];
  /** The channel that is off. */
  readonly channel: string | null;
}

export interface NewsWatch {
  readonly id: string;
  readonly name: string;
  /** Java first. */
  readonly addresses: readonly TargetAddress[];
}

export interface NewsIncident extends Incident {
  readonly id: number;
  readonly address: TargetAddress;
  readonly endedAt: number | null;
}
