import { readWho, type WhoError, type WhoResult } from '@fucina/minecraft-profile';
import { useEffect, useMemo, useState } from 'react';
import type { Refusal, Reply } from '../../api/ask.ts';
import { fetchPlayerProfile, fetchSessionProfile } from '../../api/profile.ts';
import { fetchSkin } from '../../api/skin-images.ts';
import { readSkinFile } from '../../skin-file/read-skin-file.ts';
import { useNewestQuestion } from '../../tool/use-newest-question.ts';
import { readProfile, type Subject } from './subject.ts';

export type LookupError =
  | { readonly code: 'not-found'; readonly username: string; readonly refusal: Refusal }
  | { readonly code: 'no-uuid' | 'no-profile'; readonly username: string }
  /** The input is not a valid query, so nothing was looked up. */
  | { readonly code: 'refused'; readonly reason: WhoError | { readonly code: 'command' } }
  | { readonly code: 'no-texture' | 'not-a-picture' | 'wrong-size' }
  /** The message of an unexpected error. */
  | { readonly code: 'thrown'; readonly thrown: unknown };

export type Lookup =
  | { readonly state: 'idle' }
  | { readonly state: 'loading'; readonly asked: string }
  /** The version changes with each refresh, so that pictures are loaded again. */
  | { readonly state: 'ready'; readonly subject: Subject; readonly version: number }
  | { readonly state: 'failed'; readonly error: LookupError };

export interface LookupControls {
  readonly lookup: Lookup;
  readonly isRefreshing: boolean;
  readonly ask: (typed: string) => void;
  readonly open: (file: File) => void;
  /** Shows nothing. */
  readonly close: () => void;
  /** Fetches the profile and the pictures again. When that fails, everything stays as it is. */
  readonly refresh: () => Promise<LookupError | undefined>;
}

type Show = (subject: Subject) => unknown;

/** One lookup at a time: results of an older one are discarded. */
export function useLookup(): LookupControls {
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' });
  const [isRefreshing, setRefreshing] = useState(false);
  const newest = useNewestQuestion();
  useEffect(() => {
    if (lookup.state !== 'ready' || lookup.subject.kind !== 'file') return undefined;
    const { address } = lookup.subject;
    return () => URL.revokeObjectURL(address);
  }, [lookup]);

  const controls = useMemo(() => {
    async function begin(
      work: (show: Show, signal: AbortSignal) => Promise<LookupError | undefined>,
    ) {
      setRefreshing(false);
      const outcome = await newest.ask((signal) => {
        const show: Show = (subject) =>
          signal.aborted || setLookup({ state: 'ready', subject, version: 0 });
        return work(show, signal);
      });
      if (outcome === undefined) return;
      const error = outcome.ok
        ? outcome.answer
        : ({ code: 'thrown', thrown: outcome.thrown } as const);
      if (error) setLookup({ state: 'failed', error });
    }
    return {
      ask(typed: string) {
        const who = readWho(typed);
        if (who.ok) setLookup({ state: 'loading', asked: typed });
        void begin((show, signal) => answer(who, show, signal));
      },
      open(file: File) {
        void begin((show) => openFile(file, show));
      },
      close() {
        newest.stop();
        setRefreshing(false);
        setLookup({ state: 'idle' });
      },
    };
  }, [newest]);

  async function refresh(): Promise<LookupError | undefined> {
    if (lookup.state !== 'ready' || lookup.subject.kind !== 'player') return undefined;
    const { subject } = lookup;
    setRefreshing(true);
    const outcome = await newest.ask((signal) =>
      fetchSessionProfile(subject.id, { signal, isRefreshing: true }),
    );
    if (outcome === undefined) return undefined;
    setRefreshing(false);
    if (!outcome.ok) return { code: 'thrown', thrown: outcome.thrown };
    if (!outcome.answer.ok) return { code: 'no-profile', username: subject.name };
    const { value, answeredAt } = outcome.answer;
    const profile = readProfile(value, answeredAt);
    setLookup({ state: 'ready', subject: { ...subject, profile }, version: answeredAt });
    return undefined;
  }

  return { lookup, isRefreshing, ...controls, refresh };
}

async function answer(
  who: WhoResult,
  show: Show,
  signal: AbortSignal,
): Promise<LookupError | undefined> {
  if (!who.ok) return { code: 'refused', reason: who.error };
  const asked = who.value;
  switch (asked.kind) {
    case 'command':
      return { code: 'refused', reason: { code: 'command' } };
    case 'uuid': {
      const reply = await fetchSessionProfile(asked.uuid, { signal });
      if (!reply.ok) return notFound(asked.uuid, reply, 'no-profile');
      const { id = asked.uuid, name = asked.uuid } = reply.value;
      show({ kind: 'player', id, name, profile: readProfile(reply.value, reply.answeredAt) });
      return undefined;
    }
    case 'name': {
      const reply = await fetchPlayerProfile(asked.name, signal);
      if (!reply.ok) return notFound(asked.name, reply, 'no-uuid');
      const { id, name } = reply.value;
      show({ kind: 'player', id, name });
      // The pictures do not need the profile; its details may be missing.
      const session = await fetchSessionProfile(id, { signal }).catch(() => undefined);
      if (session?.ok) {
        show({ kind: 'player', id, name, profile: readProfile(session.value, session.answeredAt) });
      }
      return undefined;
    }
    default: {
      const { hash } = asked.texture;
      // The pictures cannot tell why they fail; the file is theirs, too, so it is loaded once.
      const reply = await fetchSkin(hash, signal);
      if (!reply.ok && reply.status === 404) return { code: 'no-texture' };
      show({ kind: 'texture', name: hash.slice(0, 12), id: hash });
      return undefined;
    }
  }
}

async function openFile(file: File, show: Show): Promise<LookupError | undefined> {
  const read = await readSkinFile(file);
  if (!read.ok) return { code: read.error };
  const name = file.name.replace(/\.png$/i, '');
  show({ kind: 'file', name, skin: read.value, file, address: URL.createObjectURL(file) });
  return undefined;
}

function notFound(
  username: string,
  reply: Extract<Reply<unknown>, { ok: false }>,
  unreadable: 'no-uuid' | 'no-profile',
): LookupError {
  return reply.reason === 'refused'
    ? { code: 'not-found', username, refusal: reply }
    : { code: unreadable, username };
}
