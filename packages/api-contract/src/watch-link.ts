/** The address of a watch, with the secret in the part that browsers do not send. */
export interface WatchAddress {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly id: string;
  /** `fw_…` of its owner, `fv_…` of whoever may only look. */
  readonly secret: string;
}

const LINK =
  /^(https?:\/\/[^\s/?#\\]{1,255})\/watch\/([0-9a-z]{10})\/?(?:\?[^\s#]{0,200})?#(f[vw]_[0-9a-z]{26})$/;

/** Undefined for what is no such link. */
export function readWatchLink(typed: string): WatchAddress | undefined {
  const [, origin, id, secret] = LINK.exec(typed.trim()) ?? [];
  if (origin === undefined || id === undefined || secret === undefined) return undefined;
  return { origin, id, secret };
}
