import { readJsonValue, toRuns } from '@fucina/minecraft-text';

export type RunsResult =
  | { readonly ok: true; readonly value: readonly unknown[] }
  | { readonly ok: false; readonly code: string };

/** The runs of component JSON in any form that the game or Adventure ever wrote. */
export function runsOfJson(json: unknown): RunsResult {
  // Only what is left in JSON text counts: no undefined fields, no classes.
  const read = readJsonValue(JSON.parse(JSON.stringify(json) ?? 'null'));
  if (!read.ok) return { ok: false, code: read.error.code };
  return { ok: true, value: comparableRuns(toRuns(read.value)) };
}

/** An item's NBT is not compared, because the reference engine omits it from its own JSON. */
export function comparableRuns(runs: readonly unknown[]): readonly unknown[] {
  return JSON.parse(
    JSON.stringify(runs, (_, value) => {
      if (value?.action !== 'show_item') return value;
      const { nbt, ...item } = value;
      return item;
    }),
  );
}
