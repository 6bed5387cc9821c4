import type { StartError } from './start-error.ts';

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: StartError };

export function refuse(error: StartError): { readonly ok: false; readonly error: StartError } {
  return { ok: false, error };
}
