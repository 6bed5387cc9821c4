import type { WatchReply } from '@fucina/api-contract';
import type { WatchLink } from '../../api/watch.ts';

/** A watch in the hands of its owner. */
export interface Owned {
  readonly link: WatchLink;
  readonly watch: WatchReply;
  /** How it is after a change. */
  readonly onChange: (watch: WatchReply) => void;
}
