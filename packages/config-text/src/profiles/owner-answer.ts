import type { Profile } from './profile.ts';

/** What the owner of a server knows about a plugin, where its profile does not. */
export interface OwnerAnswer {
  readonly readsMiniMessage?: boolean | undefined;
  /** Whether the plugin makes names and lore upright, or leaves them as they are. */
  readonly items?: 'clears-italic' | 'adds-nothing' | undefined;
  /** Tags of the plugin itself. */
  readonly tags?: readonly string[] | undefined;
}

/** The profile with what its owner says. What is known of a plugin stays, except that it may read no MiniMessage. */
export function withAnswer(
  profile: Profile,
  { readsMiniMessage, items, tags = [] }: OwnerAnswer,
): Profile {
  const isUnread = readsMiniMessage === false;
  const isAsked = profile.readsMiniMessage === 'unknown' && readsMiniMessage !== undefined;
  return {
    ...profile,
    ...(isUnread && profile.older),
    ...((isAsked || isUnread) && { readsMiniMessage }),
    ...(items !== undefined && profile.items === 'unknown' && { items }),
    ...(tags.length > 0 && {
      tags: [...profile.tags, ...tags.map((name) => name.toLowerCase())],
    }),
  };
}

/** A notation without a plugin, of which nobody has said that MiniMessage is read where it is. */
export function unanswered(profile: Profile): Profile {
  const { plugin, reading } = profile;
  return plugin === undefined && reading !== 'minimessage'
    ? { ...profile, readsMiniMessage: 'unknown' }
    : profile;
}
