/** On whose behalf Mojang is asked. */
export interface Asker {
  /** Whom limits count: an address, or an IPv6 network. */
  readonly client: string;
  /** Takes a point of the client's budget for lookups, and refuses when there is none left. */
  readonly spend: () => Promise<void>;
}

interface Request {
  readonly client: string;
  readonly spend: (work: 'lookup') => Promise<void>;
}

export function askerOf({ client, spend }: Request): Asker {
  return { client, spend: () => spend('lookup') };
}
