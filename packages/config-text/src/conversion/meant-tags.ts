import { diagnoseMiniMessage, isNearTagName } from '@fucina/minecraft-text/mini-message';
import type { Profile } from '../profiles/profile.ts';
import { hasTags } from './tag-effect.ts';

/**
 * Whether tags are meant in a text without codes whose plugin is not known to read them: they have an effect, or most
 * texts of the file show tags, or one of them is a tag but for a slip.
 */
export function meansTags(text: string, { tags, shown, readsMiniMessage }: Profile): boolean {
  if (!text.includes('<')) return false;
  if (shown === 'tags' || hasTags(text, tags)) return true;
  return readsMiniMessage !== false && shown !== 'codes' && hasSlips(text);
}

/** Tags with a slip of the pen. What has no arguments, as `<key>`, may be a placeholder. */
function hasSlips(text: string): boolean {
  return diagnoseMiniMessage(text).some(({ code, name = '', from, to }) => {
    if (code === 'closes-nothing') return false;
    if (code === 'unknown-tag') return isNearTagName(name);
    const tag = text.slice(from, to);
    return tag.includes(':') || /^<#[\da-z]{6}>$/i.test(tag);
  });
}
