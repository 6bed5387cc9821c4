// Limits of one ping. Times are counted from a fixed moment and not from the last byte, so that a slow server cannot
// extend them.

export interface PingBudget {
  readonly totalMs: number;
  readonly dnsMs: number;
  /** How long to wait for SRV or AAAA records after the A records have arrived. */
  readonly dnsGraceMs: number;
  readonly connectMs: number;
  readonly firstByteMs: number;
  readonly answerMs: number;
  readonly pongMs: number;
  readonly legacyMs: number;
  readonly bedrockMs: number;
  /** When each Bedrock ping is sent; repeated because datagrams get lost. */
  readonly bedrockSendsMs: readonly number[];
  readonly queryMs: number;
  /** When the other edition is tried if the ping has not succeeded by then, and how long that may take. */
  readonly otherAfterMs: number;
  readonly otherMs: number;
  readonly frameBytes: number;
  readonly datagramBytes: number;
  readonly junkDatagrams: number;
  readonly connections: number;
}

export const PING_BUDGET: PingBudget = {
  totalMs: 6000,
  dnsMs: 1800,
  dnsGraceMs: 600,
  connectMs: 2500,
  firstByteMs: 3000,
  answerMs: 4000,
  pongMs: 1000,
  legacyMs: 1500,
  bedrockMs: 4000,
  bedrockSendsMs: [0, 1200, 2400],
  queryMs: 2000,
  otherAfterMs: 1000,
  otherMs: 700,
  frameBytes: 256 * 1024,
  datagramBytes: 4096,
  junkDatagrams: 200,
  connections: 3,
};
