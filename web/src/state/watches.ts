import { listField, textField } from '@fucina/tool-state';
import { createStoredValue } from './stored-value.ts';
import { updateStored } from './update-stored.ts';

/** A watch whose secret this browser keeps. */
export interface KeptWatch {
  readonly id: string;
  readonly secret: string;
  /** What it is called here: the address of its server. */
  readonly address: string;
}

const MAX_WATCHES = 100;

/** `0123456789 fw_… play.example.com`: read with `readKeptWatch`. */
export const watchesField = listField(textField('', { max: 400 }), [], { max: MAX_WATCHES });

/** Newest first. */
export const keptWatches = createStoredValue('watches', watchesField);

export function readKeptWatch(entry: string): KeptWatch {
  const [id = '', secret = '', ...address] = entry.split(' ');
  return { id, secret, address: address.join(' ') };
}

/** Keeps a watch, or the newer secret of one that is kept. */
export function keepWatch(watch: KeptWatch): Promise<boolean> {
  const entry = `${watch.id} ${watch.secret} ${watch.address}`;
  return updateStored(keptWatches, (entries) => mergeWatches([entry], entries));
}

export function forgetWatch(id: string): Promise<boolean> {
  return updateStored(keptWatches, (entries) =>
    entries.filter((entry) => readKeptWatch(entry).id !== id),
  );
}

export function findKeptWatch(id: string): KeptWatch | undefined {
  return keptWatches
    .get()
    .map(readKeptWatch)
    .find((watch) => watch.id === id);
}

/** Both lists, each watch once. */
export function mergeWatches(
  newer: readonly string[],
  older: readonly string[],
): readonly string[] {
  const ids = new Set(newer.map((entry) => readKeptWatch(entry).id));
  const others = older.filter((entry) => !ids.has(readKeptWatch(entry).id));
  return [...newer, ...others].slice(0, MAX_WATCHES);
}
