import { publicLiveEndpoint, watchLiveEndpoint } from '@fucina/api-contract';
import type { Bind } from '../../http/endpoint.ts';
import type { EnterStream } from '../../limits/stream-room.ts';
import { openByLink, openPublicPage } from '../api/access.ts';
import { isHashOf } from '../api/secrets.ts';
import type { Follower, RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';

/** `running` throws where servers are not watched. */
export function liveRoutes(bind: Bind, running: () => RunningWatch, enter: EnterStream): void {
  const follow = async (client: string, watch: KeptWatch, who: Omit<Follower, 'onEnd'>) => {
    const onEnd = enter(client);
    try {
      return { reply: { events: await running().live.follow(watch, { ...who, onEnd }) } };
    } catch (thrown) {
      onEnd();
      throw thrown;
    }
  };

  bind(watchLiveEndpoint, {}, async ({ params, secret, client }) => {
    const { watch } = await openByLink(running(), params.id, secret);
    const mayLook = ({ ownerHash, viewerHash }: KeptWatch) =>
      isHashOf(ownerHash, secret) || isHashOf(viewerHash, secret);
    return follow(client, watch, { isPublic: false, mayLook });
  });

  bind(publicLiveEndpoint, {}, async ({ params, client, isBot }) => {
    const watch = await openPublicPage(running(), params.slug, { isBot });
    const mayLook = ({ isPublic, slug }: KeptWatch) => isPublic && slug === params.slug;
    return follow(client, watch, { isPublic: true, mayLook });
  });
}
