/** Which process has which shards, as all of them see it. */
export interface ShardClaims {
  /** Gets at most so many that nobody has. */
  readonly take: (most: number) => Promise<readonly Claim[]>;
  /** Those that are still ours. What is not renewed for ten seconds, somebody else gets. */
  readonly renew: (claims: readonly Claim[]) => Promise<readonly Claim[]>;
  /** Somebody else may have them at once. */
  readonly giveBack: (claims: readonly Claim[]) => Promise<void>;
  /** How many processes there are that ask this, with this one. */
  readonly countProcesses: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface Claim {
  readonly shard: number;
  readonly id: string;
  readonly retryCount: number;
}
