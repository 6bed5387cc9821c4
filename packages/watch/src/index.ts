export { ALERTS, type AlertKind, beginningAlert, endingAlert } from './alerts/alert-kind.ts';
export { nextMessageAt } from './alerts/message-pace.ts';
export { nextTryAt } from './alerts/tries.ts';
export {
  beginningDueAt,
  DELAYS_S,
  isEndTold,
  isStorm,
  REPEATS_S,
  TOGETHER_S,
  type ToldBeginning,
} from './alerts/when-told.ts';
export {
  FACTS,
  type Fact,
  type FactEvent,
  type Facts,
  followFacts,
  type HeldFact,
  type HeldFacts,
} from './facts/facts.ts';
export { sharedDowntime } from './numbers/both-down.ts';
export {
  type Columns,
  columnsOfRows,
  columnsOfSamples,
  type Steps,
} from './numbers/columns.ts';
export { type DayRow, dayRow } from './numbers/day-row.ts';
export { type HourRow, hourOf, hourRow } from './numbers/hour-row.ts';
export { average, percentile } from './numbers/percentile.ts';
export {
  type MaintenanceWindow,
  type Seconds,
  secondsOf,
  withoutWindows,
} from './numbers/seconds.ts';
export {
  type History,
  type IncidentStretch,
  longestGap,
  type SecondState,
  type Span,
  spansOf,
} from './numbers/spans.ts';
export { type Percent, type Uptime, uptimeOf } from './numbers/uptime.ts';
export { type CheckedReply, type Ignorance, type Outcome, outcomeOfReply } from './outcome.ts';
export { type Reason, stageAndCode } from './reasons.ts';
export type { BytesError } from './samples/bytes.ts';
export { readJournalRow, writeJournalRow } from './samples/journal-row.ts';
export { MAX_PACKED_HOUR_BYTES, readPackedHour, writePackedHour } from './samples/packed-hour.ts';
export type { Sample, TargetSample } from './samples/sample.ts';
export {
  checkInterval,
  DAY_S,
  HOUR_S,
  nextTurnMs,
  overdueDelayMs,
  shardOf,
  startOfTick,
  type TargetAddress,
  TICK_S,
  tickOf,
  turnOf,
} from './schedule.ts';
export { type DayShape, dayShape, type ShownDay } from './shown/day-shape.ts';
export { type DurationPart, durationParts } from './shown/duration.ts';
export { fewerValues } from './shown/fewer-values.ts';
export { type HistoryRow, historyRows } from './shown/history-rows.ts';
export { type Stretch, stretchesOf } from './shown/stretches.ts';
export { type ToldUptime, toldUptimes } from './shown/told-uptimes.ts';
export { type Decision, decide, type Effect } from './states/decide.ts';
export { downTime, type Incident, type ReasonSince } from './states/incident.ts';
export { createRecentNetworks, type RecentNetworks } from './states/recent-networks.ts';
export { type Around, believed, CLEAR_SIGHT, decideSight, type Sight } from './states/sight.ts';
export { incidentOf, newStanding, type Standing } from './states/standing.ts';
export {
  type TargetState,
  targetState,
  type WholeState,
  wholeState,
} from './states/whole-state.ts';
export { heatMap } from './zones/heat-map.ts';
export { type LocalDay, localDays } from './zones/local-days.ts';
export { type PlannedWork, windowsWithin } from './zones/maintenance.ts';
export { createLocalHours, type LocalHour, readZone } from './zones/zone.ts';
