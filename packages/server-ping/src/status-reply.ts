import type { ServerEdition } from '@fucina/server-address';

/** In the order in which a ping passes them. */
export type PingStage = 'dns' | 'connect' | 'handshake' | 'response' | 'parse';

export type PingCode =
  | 'dns_not_found'
  | 'dns_timeout'
  | 'dns_failed'
  | 'refused'
  | 'timeout'
  | 'unreachable'
  | 'reset'
  | 'closed'
  | 'not_minecraft'
  | 'too_large'
  | 'bad_json';

/** A part of a line that has one style. */
export interface StatusRun {
  text: string;
  /** `#rrggbb` */
  color?: string;
  bold?: boolean;
  italic?: boolean;
  underlined?: boolean;
  strikethrough?: boolean;
  obfuscated?: boolean;
}

/** A text that a server sent, line by line in four forms. */
export interface StatusText {
  /** With § codes. */
  raw: string[];
  clean: string[];
  /** Escaped text, and spans with inline styles. */
  html: string[];
  runs: StatusRun[][];
}

/** What a server said about itself, or why it counts as offline. Our API answers with the same. */
export interface StatusReply {
  online: boolean;
  /** The address that was contacted; empty if the name could not be resolved. */
  ip: string;
  /** The port that was contacted, after the SRV lookup. */
  port: number;
  /** The requested host name, in lower case; absent for IP addresses. */
  hostname?: string;
  edition: ServerEdition;
  version?: string;
  protocol?: { version: number; name?: string };
  /** `data:image/png;base64,…` */
  icon?: string;
  motd?: StatusText;
  players?: { online: number; max: number; list?: { name: string; uuid: string }[] };
  /** Lines of text that the server shows in place of players. */
  info?: StatusText;
  mods?: NameAndVersion[];
  mods_truncated?: boolean;
  plugins?: NameAndVersion[];
  software?: string;
  map?: StatusText;
  gamemode?: string;
  serverid?: string;
  enforces_secure_chat?: boolean;
  prevents_chat_reports?: boolean;
  /** Absent if there is no list of Mojang's. */
  eula_blocked?: boolean;
  latency_ms: number | null;
  debug: StatusDebug;
}

export interface NameAndVersion {
  name: string;
  version: string;
}

/** How the status came about. */
export interface StatusDebug {
  /** What answered. */
  ping: boolean;
  query: boolean;
  bedrock: boolean;
  srv: boolean;
  querymismatch: boolean;
  ipinsrv: boolean;
  cnameinsrv: boolean;
  animatedmotd: boolean;
  cachehit: boolean;
  /** When it was measured, in Unix seconds. */
  cachetime: number;
  cacheexpire: number;
  apiversion: 3;
  /** The stage at which the ping failed. */
  stage?: PingStage;
  code?: PingCode;
  /** The edition that answers at this address instead. */
  looks_like?: ServerEdition;
  /** The message with which the server refused the connection. */
  reason?: StatusText;
  dns: {
    srv: { name: string; port: number; priority: number; weight: number }[];
    a: string[];
    aaaa: string[];
  };
  /** Sentences in English. */
  error: { ping?: string; query?: string; bedrock?: string };
}
