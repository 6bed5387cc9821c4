// When watches end that nobody opens.
import { DAY_S } from '@fucina/watch';

/** Days without anybody, until its channels are told. */
export const UNUSED_DAYS = 76;
/** From then on. */
export const PAUSED_AFTER_S = 14 * DAY_S;
export const REMOVED_AFTER_S = 44 * DAY_S;
