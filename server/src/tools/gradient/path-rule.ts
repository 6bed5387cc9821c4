import { LONGEST_TARGET } from '@fucina/api-contract';
import type { PathRule } from '../../http/request-shape.ts';

export const gradientPathRule: PathRule = {
  prefix: '/api/v2/rgb?',
  maxTargetLength: LONGEST_TARGET,
};
