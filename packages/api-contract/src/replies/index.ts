export {
  type AddedChannel,
  addedChannel,
  removedChannel,
  signingSecret,
  type TestedChannel,
  testedChannel,
  type WatchChannel,
  type WatchChannels,
  type WatchDeliveries,
  watchChannel,
  watchChannels,
  watchDeliveries,
} from './alerts.ts';
export { gradientAnswer } from './gradient.ts';
export { type ProblemBody, problemBody } from './problem.ts';
export { type PlayerProfile, playerAnswer, playerProfile } from './profile.ts';
export {
  type SessionAnswer,
  type SessionProfile,
  sessionAnswer,
  sessionProfile,
} from './session-profile.ts';
export {
  PING_STAGES,
  type PingCode,
  type PingStage,
  type StatusAnswer,
  type StatusReply,
  type StatusRun,
  type StatusText,
  statusAnswer,
  statusReply,
} from './status.ts';
export {
  type CreatedWatch,
  createdWatch,
  newSecret,
  type PublicStatus,
  publicStatus,
  removedWatch,
  type WatchDays,
  type WatchEvents,
  type WatchedEdition,
  type WatchHeat,
  type WatchHistory,
  type WatchIncidents,
  type WatchReply,
  watchDays,
  watchEvents,
  watchHeat,
  watchHistory,
  watchIncidents,
  watchReply,
} from './watch.ts';
