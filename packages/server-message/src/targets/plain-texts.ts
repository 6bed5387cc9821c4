import { writeLegacy } from '@fucina/minecraft-text';
import type { LaidOutMessage } from '../lay-out.ts';
import type { LineText } from '../line-text.ts';
import type { MessagePlace, PlacedLosses } from '../message-loss.ts';
import { SENT_STRING } from '../sent-string.ts';

/** What the texts around the number of players lose as they are sent. */
export function plainTextLosses({ hover, versionText }: LaidOutMessage): readonly PlacedLosses[] {
  return [
    ...hover.map((line) => lossesOf(line, 'hover')),
    ...(versionText === undefined ? [] : [lossesOf(versionText, 'version')]),
  ];
}

/** For files that have no place for them. */
export function missingTexts({ hover, versionText }: LaidOutMessage): readonly PlacedLosses[] {
  return [
    ...(hover.length > 0 ? [{ place: 'hover', losses: [{ code: 'hover-lines' }] } as const] : []),
    ...(versionText === undefined
      ? []
      : [{ place: 'version', losses: [{ code: 'version-text' }] } as const]),
  ];
}

function lossesOf({ content }: LineText, place: MessagePlace): PlacedLosses {
  return { place, losses: writeLegacy(content, SENT_STRING).losses };
}
