// How much a stranger's server may cost us. Every time is counted from a fixed moment, never from the last byte, so a
// server that drips cannot stretch it.

export interface PingBudget {
  readonly totalMs: number;
  readonly dnsMs: number;
  /** How long SRV or AAAA may still be waited for once A has answered. */
  readonly dnsGraceMs: number;
  readonly connectMs: number;
  readonly firstByteMs: number;
  readonly answerMs: number;
  readonly pongMs: number;
  readonly legacyMs: number;
  readonly bedrockMs: number;
  /** When each Bedrock ping leaves: single datagrams get lost. */
  readonly bedrockSendsMs: readonly number[];
  readonly queryMs: number;
  /** When a ping that has not worked by then is joined by a look for the other edition, and how long that takes. */
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
