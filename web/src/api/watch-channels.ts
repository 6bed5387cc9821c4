import type {
  AddedChannel,
  addChannelEndpoint,
  BodyInputOf,
  changeChannelEndpoint,
  removeChannelEndpoint,
  renewChannelSecretEndpoint,
  sendAgainEndpoint,
  TestedChannel,
  testChannelEndpoint,
  WatchChannel,
  WatchChannels,
  WatchDeliveries,
  watchChannelsEndpoint,
  watchDeliveriesEndpoint,
} from '@fucina/api-contract';
import { endpointUrl } from '@fucina/api-contract/client';
import type { Reply } from './ask.ts';
import { call, of, type WatchLink } from './watch-call.ts';

export type NewChannel = BodyInputOf<typeof addChannelEndpoint>;
export type ChannelChanges = BodyInputOf<typeof changeChannelEndpoint>;

export function fetchChannels(link: WatchLink, signal: AbortSignal): Promise<Reply<WatchChannels>> {
  const url = endpointUrl<typeof watchChannelsEndpoint>('/api/watch/{id}/channels', of(link));
  return call(url, ({ watchChannels }) => watchChannels, { link, signal });
}

export function fetchDeliveries(
  link: WatchLink,
  signal: AbortSignal,
): Promise<Reply<WatchDeliveries>> {
  const url = endpointUrl<typeof watchDeliveriesEndpoint>('/api/watch/{id}/deliveries', of(link));
  return call(url, ({ watchDeliveries }) => watchDeliveries, { link, signal });
}

export function addChannel(link: WatchLink, body: NewChannel): Promise<Reply<AddedChannel>> {
  const url = endpointUrl<typeof addChannelEndpoint>('/api/watch/{id}/channels', of(link));
  return call(url, ({ addedChannel }) => addedChannel, { link, method: 'POST', body });
}

export function changeChannel(
  link: WatchLink,
  channel: string,
  body: ChannelChanges,
): Promise<Reply<WatchChannel>> {
  const url = endpointUrl<typeof changeChannelEndpoint>(
    '/api/watch/{id}/channels/{channel}',
    ofChannel(link, channel),
  );
  return call(url, ({ watchChannel }) => watchChannel, { link, method: 'PATCH', body });
}

export function removeChannel(
  link: WatchLink,
  channel: string,
): Promise<Reply<{ readonly id: string }>> {
  const url = endpointUrl<typeof removeChannelEndpoint>(
    '/api/watch/{id}/channels/{channel}',
    ofChannel(link, channel),
  );
  return call(url, ({ removedChannel }) => removedChannel, { link, method: 'DELETE' });
}

export function testChannel(link: WatchLink, channel: string): Promise<Reply<TestedChannel>> {
  const url = endpointUrl<typeof testChannelEndpoint>(
    '/api/watch/{id}/channels/{channel}/test',
    ofChannel(link, channel),
  );
  return call(url, ({ testedChannel }) => testedChannel, { link, method: 'POST' });
}

export function renewChannelSecret(
  link: WatchLink,
  channel: string,
): Promise<Reply<{ readonly secret: string }>> {
  const url = endpointUrl<typeof renewChannelSecretEndpoint>(
    '/api/watch/{id}/channels/{channel}/secret',
    ofChannel(link, channel),
  );
  return call(url, ({ signingSecret }) => signingSecret, { link, method: 'POST' });
}

/** A message that did not arrive. */
export function sendAgain(
  link: WatchLink,
  { channel, alert }: { readonly channel: string; readonly alert: string },
): Promise<Reply<WatchDeliveries>> {
  const url = endpointUrl<typeof sendAgainEndpoint>(
    '/api/watch/{id}/channels/{channel}/again',
    ofChannel(link, channel),
  );
  return call(url, ({ watchDeliveries }) => watchDeliveries, {
    link,
    method: 'POST',
    body: { alert },
  });
}

function ofChannel({ id }: WatchLink, channel: string) {
  return { params: { id, channel } };
}
