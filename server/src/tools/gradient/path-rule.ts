import { LONGEST_TARGET, type PathRule } from '../../http/request-shape.ts';

export const gradientPathRule: PathRule = {
  prefix: '/api/v2/rgb?',
  maxTargetLength: LONGEST_TARGET,
};
