// How often one address is contacted, however many targets are on it.

export interface Pace {
  /** False if the address may not be contacted now. */
  readonly enter: (check: string, ip: string) => boolean;
  /** The check is over. */
  readonly leave: (check: string) => void;
}

const MAX_AT_ONCE = 4;
const MAX_IN_MINUTE = 120;
const MINUTE_MS = 60_000;

export function createPace(now: () => number): Pace {
  const running = new Map<string, readonly string[]>();
  /** The address that was contacted last is the last one. */
  const begun = new Map<string, readonly number[]>();
  const isRecent = (at: number) => now() - at < MINUTE_MS;
  const forgetOld = () => {
    for (const [ip, times] of begun) {
      if (times.some(isRecent)) return;
      begun.delete(ip);
    }
  };
  return {
    enter(check, ip) {
      forgetOld();
      const recent = (begun.get(ip) ?? []).filter(isRecent);
      const open = [...running.values()].filter((ips) => ips.includes(ip)).length;
      if (recent.length >= MAX_IN_MINUTE || open >= MAX_AT_ONCE) return false;
      begun.delete(ip);
      begun.set(ip, [...recent, now()]);
      running.set(check, [...(running.get(check) ?? []), ip]);
      return true;
    },
    leave: (check) => {
      running.delete(check);
    },
  };
}
