export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Reason };

export function refuse<Reason>(error: Reason): { readonly ok: false; readonly error: Reason } {
  return { ok: false, error };
}
