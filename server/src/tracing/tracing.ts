import type { Dependencies } from '../app.ts';

/** Anything that answers requests; a Hono app is one. */
export interface Fetching {
  readonly fetch: (request: Request, ...rest: never[]) => Response | Promise<Response>;
}

/** Spans of requests and of what they ask outside. */
export interface Tracing {
  /** Around what asks Mojang and game servers. */
  readonly follow: (dependencies: Dependencies) => Dependencies;
  /** Around each request. */
  readonly wrap: <App extends Fetching>(app: App) => Pick<App, 'fetch'>;
  readonly close: () => Promise<void>;
}
