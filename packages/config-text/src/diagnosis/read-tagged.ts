import type { Component } from '@fucina/minecraft-text/component';
import { readAsPlugin, readsTags } from '../conversion/profile-reading.ts';
import type { TaggedText } from './text-mistake.ts';

/** What players see of a text with tags; undefined if the plugin cannot read it. */
export function readTagged({ text, profile }: TaggedText): Component | undefined {
  const { reading, codes } = profile;
  // Otherwise the text has no codes, and what the plugin reads then is MiniMessage.
  const tagReading = readsTags(reading) ? reading : 'minimessage';
  return readAsPlugin(text, { reading: tagReading, codes, isItem: false }, profile);
}
