import type { Bind } from '../../http/endpoint.ts';
import type { PathRule } from '../../http/request-shape.ts';
import type { EnterStream } from '../../limits/stream-room.ts';
import type { StatusCache } from '../../tools/status/status-cache.ts';
import { liveRoutes } from '../live/live-routes.ts';
import { showingRoutes } from '../public/showing-routes.ts';
import type { RunningWatch } from '../running-watch.ts';
import { channelRoutes } from './channel-routes.ts';
import { owningRoutes } from './owning-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import { watchOff } from './refusals.ts';

export const watchPathRule: PathRule = {
  prefix: '/api/watch',
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
};

interface WatchDependencies {
  /** Absent where servers are not watched. */
  readonly watch?: RunningWatch | undefined;
  readonly statuses: StatusCache;
  /** Of this installation, if it is told. */
  readonly origin: string | undefined;
  readonly enterStream: EnterStream;
}

export function watchRoutes(bind: Bind, dependencies: WatchDependencies): void {
  const { watch, statuses, origin, enterStream } = dependencies;
  const running = () => {
    if (watch === undefined) throw watchOff();
    return watch;
  };
  readingRoutes(bind, running);
  liveRoutes(bind, running, enterStream);
  showingRoutes(bind, running, origin ?? '');
  owningRoutes(bind, running, statuses);
  channelRoutes(bind, running);
}
