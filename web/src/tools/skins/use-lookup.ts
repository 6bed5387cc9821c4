import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchPlayerProfile, fetchSessionProfile } from '../../api/profile.ts';
import { readSkinFile } from '../../skin-file/read-skin-file.ts';
import { type AskedFor, readAskedFor } from './asked-for.ts';
import { type Subject, wear } from './subject.ts';

export type Complaint =
  | { readonly code: 'empty' }
  | { readonly code: 'not-found'; readonly username: string; readonly isOurs: boolean }
  | { readonly code: 'foreign-url' | 'not-a-picture' | 'wrong-size' }
  /** The words of whatever went wrong unforeseen. */
  | { readonly code: 'thrown'; readonly message: string };

export type Lookup =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  /** The version tells pictures before a refresh from those after it. */
  | { readonly state: 'ready'; readonly subject: Subject; readonly version: number }
  | { readonly state: 'failed'; readonly complaint: Complaint };

export interface LookupControls {
  readonly lookup: Lookup;
  readonly isRefreshing: boolean;
  readonly ask: (typed: string) => void;
  readonly open: (file: File) => void;
  /** Asks for the profile again and shows the pictures anew. */
  readonly refresh: () => void;
}

type Show = (subject: Subject) => void;

/** One look-up at a time: whatever an older one still brings is thrown away. */
export function useLookup(): LookupControls {
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' });
  const [isRefreshing, setRefreshing] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (lookup.state !== 'ready' || lookup.subject.kind !== 'file') return undefined;
    const { address } = lookup.subject;
    return () => URL.revokeObjectURL(address);
  }, [lookup]);

  const controls = useMemo(() => {
    function begin(work: (show: Show, signal: AbortSignal) => Promise<Complaint | undefined>) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const set = (next: Lookup) => !signal.aborted && setLookup(next);
      const show: Show = (subject) => set({ state: 'ready', subject, version: 0 });
      setRefreshing(false);
      work(show, signal).then(
        (complaint) => complaint && set({ state: 'failed', complaint }),
        (thrown: unknown) => set({ state: 'failed', complaint: complaintOf(thrown) }),
      );
    }
    return {
      ask(typed: string) {
        const askedFor = readAskedFor(typed);
        // Nothing is on its way, so nothing has to be waited for.
        if (askedFor.kind !== 'nothing') setLookup({ state: 'loading' });
        begin((show, signal) => answer(askedFor, show, signal));
      },
      open(file: File) {
        begin((show) => openFile(file, show));
      },
    };
  }, []);

  async function refresh() {
    const signal = running.current?.signal;
    if (lookup.state !== 'ready' || lookup.subject.kind !== 'player' || !signal) return;
    const { subject } = lookup;
    setRefreshing(true);
    const reply = await fetchSessionProfile(subject.id, { signal, isRefreshing: true }).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    setRefreshing(false);
    if (!reply?.ok) return;
    const worn = wear(reply.value, reply.answeredAt);
    setLookup({ state: 'ready', subject: { ...subject, worn }, version: reply.answeredAt });
  }

  return { lookup, isRefreshing, ...controls, refresh: () => void refresh() };
}

async function answer(
  askedFor: AskedFor,
  show: Show,
  signal: AbortSignal,
): Promise<Complaint | undefined> {
  switch (askedFor.kind) {
    case 'nothing':
      return { code: 'empty' };
    case 'foreign-url':
      return { code: 'foreign-url' };
    case 'texture':
      show({ kind: 'texture', name: askedFor.hash.slice(0, 12), id: askedFor.hash });
      return undefined;
    case 'uuid': {
      const reply = await fetchSessionProfile(askedFor.uuid, { signal });
      if (!reply.ok) return notFound(askedFor.uuid, reply.status);
      const { id, name } = reply.value;
      show({ kind: 'player', id, name, worn: wear(reply.value, reply.answeredAt) });
      return undefined;
    }
    case 'name': {
      const reply = await fetchPlayerProfile(askedFor.name, signal);
      if (!reply.ok) return notFound(askedFor.name, reply.status);
      const { id, name = askedFor.name } = reply.value;
      show({ kind: 'player', id, name });
      // The pictures need no profile; what only it can tell may be missing.
      const session = await fetchSessionProfile(id, { signal }).catch(() => undefined);
      if (session?.ok) {
        show({ kind: 'player', id, name, worn: wear(session.value, session.answeredAt) });
      }
      return undefined;
    }
  }
}

async function openFile(file: File, show: Show): Promise<Complaint | undefined> {
  const read = await readSkinFile(file);
  if (!read.ok) return { code: read.error };
  const name = file.name.replace(/\.png$/i, '');
  show({ kind: 'file', name, skin: read.value, address: URL.createObjectURL(file) });
  return undefined;
}

function notFound(username: string, status: number): Complaint {
  return { code: 'not-found', username, isOurs: status >= 500 || status === 429 };
}

function complaintOf(thrown: unknown): Complaint {
  return { code: 'thrown', message: thrown instanceof Error ? thrown.message : String(thrown) };
}
