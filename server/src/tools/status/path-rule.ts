import type { PathRule } from '../../http/request-shape.ts';
import { Problem } from '../../problem.ts';
import { invalidAddress, refusalFields } from './refusals.ts';

// The address is missing, or has a slash in it.
const NO_ADDRESS = /^\/api\/mcsrvstat\/(?:bedrock\/)?3\/(?:[^?]*\/[^?]*)?(?:\?|$)/;

export const statusPathRule: PathRule = {
  prefix: '/api/mcsrvstat/',
  refuse: (target) => (NO_ADDRESS.test(target) ? invalidAddress() : undefined),
  /** All faults of the path are reported as an invalid address. */
  present({ status, code, message, headers }) {
    const isPath = status !== 405;
    const [shownStatus, shownCode] = isPath ? ([400, 'invalid_address'] as const) : [status, code];
    return new Problem(shownStatus, shownCode, message, {
      headers,
      fields: refusalFields(shownCode),
    });
  },
};
