import { isLanguageCode } from '@fucina/site';
import { inOneTab } from '../../state/update-stored.ts';
import { forgetLanguageCookie, rememberLanguage } from '../../words/language.ts';
import { type Entries, keyOf, nameOf } from './kinds.ts';
import { mergeEntry } from './merge.ts';

/** New texts of entries; undefined for those that are deleted. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** What a change did, so that it can be undone. */
export interface Done {
  readonly before: Changes;
  readonly after: Changes;
}

/** Everything of ours in this browser, by name. */
export function readStored(): Entries {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    return new Map(
      keys.flatMap((key): [string, string][] => {
        const [name, text] = [nameOf(key ?? ''), localStorage.getItem(key ?? '')];
        return name === undefined || text === null ? [] : [[name, text]];
      }),
    );
  } catch {
    // Storage can be switched off.
    return new Map();
  }
}

/**
 * Changes what is stored at this moment, all or nothing, and tells this tab and the others. Undefined when there is
 * no room.
 */
export function changeStored(changesOf: (kept: Entries) => Changes): Promise<Done | undefined> {
  return inOneTab(() => {
    const kept = readStored();
    const after = changesOf(kept);
    const before = new Map([...after.keys()].map((name) => [name, kept.get(name)] as const));
    const isWritten = write(after);
    if (!isWritten) write(before);
    return isWritten ? { before, after } : undefined;
  });
}

/** Puts back what a change replaced. What was changed again meanwhile is added to, where it is a list, or stays. */
export function undoChange({ before, after }: Done): Promise<Done | undefined> {
  return changeStored(
    (kept) =>
      new Map(
        [...before].map(([name, text]) => {
          const now = kept.get(name);
          if (now === after.get(name)) return [name, text];
          return [name, now !== undefined && text !== undefined ? merged(name, text, now) : now];
        }),
      ),
  );
}

function merged(name: string, before: string, now: string): string {
  return mergeEntry(name, before, now)?.text ?? now;
}

function write(changes: Changes): boolean {
  // What is deleted makes room for the rest.
  const inOrder = [...changes].sort(
    ([, one], [, other]) => Number(one !== undefined) - Number(other !== undefined),
  );
  for (const [name, text] of inOrder) {
    if (!writeEntry(keyOf(name), text)) return false;
    if (name === 'language') writeLanguageCookie(text);
    // Browsers report a change to other tabs only.
    window.dispatchEvent(new StorageEvent('storage', { key: keyOf(name) }));
  }
  return true;
}

function writeEntry(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    // Full or switched off.
    return false;
  }
}

/** The server chooses the language of the next page by it. */
function writeLanguageCookie(text: string | undefined): void {
  if (isLanguageCode(text)) rememberLanguage(text);
  else forgetLanguageCookie();
}
