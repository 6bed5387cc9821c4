import { writeShortYamlString } from '@fucina/quoting';
import type { LaidOutMessage } from '../lay-out.ts';
import { joinLosses } from '../message-loss.ts';
import { writeLegacyMessage } from './legacy-message.ts';
import type { TargetOutput } from './output.ts';
import { missingTexts } from './plain-texts.ts';

/** `config.yml` of BungeeCord and Waterfall. */
export function writeBungeeCord(message: LaidOutMessage): TargetOutput {
  const { text, losses } = writeLegacyMessage(message.lines, { char: '&', hex: 'spigot' });
  return {
    value: [{ below: ['listeners', '-'], text: `motd: ${writeShortYamlString(text, '"')}` }],
    losses: joinLosses([...losses, ...missingTexts(message)]),
  };
}
