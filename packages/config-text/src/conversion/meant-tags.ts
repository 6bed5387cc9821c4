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
  return readsMiniMessage !== false && hasSlips(text, shown === 'codes');
}

/**
 * Tags with a slip of the pen. What has no arguments, as `<key>`, may be a placeholder. Among texts with codes, only what
 * is right before a letter is taken for a tag.
 */
function hasSlips(text: string, isAmongCodes: boolean): boolean {
  return diagnoseMiniMessage(text).some(({ code, name = '', from, to }) => {
    if (code === 'closes-nothing') return false;
    if (isAmongCodes && !/^\p{L}/u.test(text.slice(to, to + 2))) return false;
    if (code === 'unknown-tag') return isNearTagName(name);
    const tag = text.slice(from, to);
    // `<GRADIENT:7EFF18>` is a tag of another notation.
    if (isAmongCodes && /^<[A-Z]/.test(tag)) return false;
    return tag.includes(':') || /^<#[\da-z]{6}>$/i.test(tag);
  });
}
