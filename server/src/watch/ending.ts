// When watches that nobody opens are looked at less often, and when they end.
import { DAY_S } from '@fucina/watch';

/** Days without anybody, until a server is looked at less often that nobody else has watched. */
export const SLOW_DAYS = 60;
export const USUAL_INTERVAL_S = 60;
export const SLOW_INTERVAL_S = 300;

/** Days without anybody, until its channels are told. */
export const UNUSED_DAYS = 76;
/** From then on. */
export const PAUSED_AFTER_S = 14 * DAY_S;
export const REMOVED_AFTER_S = 44 * DAY_S;
