import { Problem } from '../../problem.ts';

/** In the body of every problem, for pages that read only the fields of a status. */
export function refusalFields(code: string) {
  return { online: false, error: code };
}

/** `reason` is the code of what is wrong with the address, if there is one. */
export function invalidAddress(reason?: string): Problem {
  return new Problem(400, 'invalid_address', 'That is not the address of a server.', {
    fields: reason === undefined ? {} : { reason },
  });
}

/** The same answer for every rule that forbids an address, so that it does not reveal which one. */
export function blockedTarget(code: string): Problem {
  return new Problem(400, code, 'That address is not one that we look at.');
}
