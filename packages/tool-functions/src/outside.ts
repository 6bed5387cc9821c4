import type {
  PlayerProfile,
  SessionProfile,
  StatusReply,
  WatchIncidents,
  WatchReply,
} from '@fucina/api-contract';
import type { WatchAddress } from '@fucina/api-contract/watch-link';
import type { Pixels } from '@fucina/skin-model';
import type { ToolResult } from './tool-function.ts';

/**
 * What the functions cannot do themselves. Whoever passes it decides about limits, caches, deadlines and forbidden
 * addresses.
 */
export interface Outside {
  /** What it returns reads the reply, which may be long. */
  readonly serverStatus: (question: StatusQuestion) => Promise<ToolResult<() => StatusReply>>;
  /** By its link. What it returns reads the replies. */
  readonly watchedServer: (link: WatchAddress) => Promise<ToolResult<() => WatchedServer>>;
  readonly mojangPlayer: (name: string) => Promise<ToolResult<PlayerProfile>>;
  /** By the 32 digits of a uuid. */
  readonly mojangProfile: (uuid: string) => Promise<ToolResult<SessionProfile>>;
  /** By the hash of the texture; undefined if its picture has not the size of a skin. */
  readonly skinPixels: (hash: string) => Promise<ToolResult<Pixels | undefined>>;
}

export interface WatchedServer {
  readonly watch: WatchReply;
  /** The newest ones. */
  readonly incidents: WatchIncidents['incidents'];
}

export interface StatusQuestion {
  readonly address: string;
  readonly edition: 'java' | 'bedrock';
}
