import type { AddressError, ServerAddress } from '@fucina/server-address';
import type { PingStage, StatusReply } from './status-reply.ts';

export interface Pinged {
  readonly ok: true;
  readonly reply: StatusReply;
  /** Some data is still being fetched, so the reply should be cached for a few seconds only. */
  readonly isProvisional?: boolean;
  /** How `payContact` refused contacts that could have said more about a server that does not answer. */
  readonly leftOut?: readonly unknown[];
}

/** The address policy refuses the server: it was not contacted. */
export interface BlockedTarget {
  readonly ok: false;
  readonly code: 'blocked_target';
}

/** What was typed is no address. */
export interface InvalidAddress {
  readonly ok: false;
  readonly code: 'invalid_address';
  readonly error: AddressError;
}

/** A stage that begins. All but the first have the address that is contacted; several may be tried. */
export interface PingStep {
  readonly stage: PingStage;
  readonly ip?: string;
  readonly port?: number;
}

export type TellStep = (step: PingStep) => void;

export interface PingOptions {
  /** Uses the Query protocol too. */
  readonly query: boolean;
  /** The client that limits are counted for. */
  readonly client: string;
  /** Whether a ping that does not succeed tries the other edition too; by default it does. */
  readonly triesOther?: boolean | undefined;
  /** Told each stage of this edition's ping while it runs; of Query and the other edition nothing. */
  readonly onStep?: TellStep | undefined;
}

export type Ping = (
  address: ServerAddress,
  options: PingOptions,
) => Promise<Pinged | BlockedTarget>;
