export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Fault };

export function fault<Fault>(error: Fault): { readonly ok: false; readonly error: Fault } {
  return { ok: false, error };
}
