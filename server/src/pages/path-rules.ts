import { MAX_TARGET_LENGTH } from '@fucina/api-contract';
import { allPages } from '@fucina/site';
import type { PathRule } from '../http/request-shape.ts';

/** A hand-made link may hold more than a tool keeps. The page opens all the same, because it can say so. */
export const pagePathRules: readonly PathRule[] = allPages
  .filter((page) => !page.isBasePage)
  .map(({ path }) => ({ prefix: path, maxTargetLength: MAX_TARGET_LENGTH }));
