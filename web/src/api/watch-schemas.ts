// A chunk of its own: see `ask.ts`.
export {
  createdWatch,
  newSecret,
  removedWatch,
  watchDays,
  watchEvents,
  watchHeat,
  watchHistory,
  watchIncidents,
  watchReply,
} from '@fucina/api-contract/replies';
