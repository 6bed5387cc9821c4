import { MAX_TARGET_LENGTH } from '@fucina/api-contract';
import type { PathRule } from '../../http/request-shape.ts';

export const gradientPathRule: PathRule = {
  prefix: '/api/v2/rgb?',
  maxTargetLength: MAX_TARGET_LENGTH,
};
