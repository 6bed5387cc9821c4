export { isTurned, type TurnedRun, turnRuns } from './turn-runs.ts';
export { type VisualPart, visualOrder } from './visual-order.ts';
