// A chunk of its own: see `ask.ts`.
export {
  addedChannel,
  createdWatch,
  newSecret,
  removedChannel,
  removedWatch,
  signingSecret,
  testedChannel,
  watchChannel,
  watchChannels,
  watchDays,
  watchDeliveries,
  watchEvents,
  watchHeat,
  watchHistory,
  watchIncidents,
  watchReply,
} from '@fucina/api-contract/replies';
