import { toPlain } from '@fucina/minecraft-text';
import { writeBashString, writeShortYamlString } from '@fucina/quoting';
import type { LaidOutMessage } from '../lay-out.ts';
import { joinLosses, type MessagePlace, type PlacedLosses } from '../message-loss.ts';
import { writeLegacyMessage } from './legacy-message.ts';
import type { TargetOutput } from './output.ts';
import { missingTexts } from './plain-texts.ts';

/** Placeholders, and two characters that the image takes for a line break. */
const REPLACED = /%(?:env:|date:)?[\w:.-]+%|\\n/g;

/** The variable `MOTD` of the image itzg/minecraft-server in a compose file, where `$` starts a variable. */
export function writeDockerCompose(message: LaidOutMessage): TargetOutput {
  const { text, losses } = writeVariable(message);
  const value = writeShortYamlString(text.replaceAll('$', '$$$$'), '"');
  return { value: [{ below: ['environment'], text: `MOTD: ${value}` }], losses };
}

/** The same variable as an argument of `docker run`. */
export function writeDockerRun(message: LaidOutMessage): TargetOutput {
  const { text, losses } = writeVariable(message);
  return { value: [{ below: [], text: `-e MOTD=${writeBashString(text)}` }], losses };
}

function writeVariable(message: LaidOutMessage) {
  const { text, losses } = writeLegacyMessage(message.lines, { char: '§', hex: 'nearest' });
  const replaced = message.lines.map(({ content }, index): PlacedLosses => {
    const place: MessagePlace = index === 0 ? 'line-1' : 'line-2';
    const found = toPlain(content).match(REPLACED) ?? [];
    return { place, losses: found.map((detail) => ({ code: 'placeholder', detail }) as const) };
  });
  return { text, losses: joinLosses([...losses, ...replaced, ...missingTexts(message)]) };
}
