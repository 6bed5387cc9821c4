export { isTurned } from './is-turned.ts';
export { type TurnedRun, turnRuns } from './turn-runs.ts';
export { type VisualPart, visualOrder } from './visual-order.ts';
