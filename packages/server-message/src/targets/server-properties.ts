import { writePropertiesValue } from '@fucina/quoting';
import { type LaidOutLine, type LaidOutMessage, placeLine } from '../lay-out.ts';
import { joinLosses, type PlacedLosses } from '../message-loss.ts';
import { withoutAstral } from './astral.ts';
import { writeLegacyMessage } from './legacy-message.ts';
import type { TargetOutput } from './output.ts';
import { missingTexts } from './plain-texts.ts';

/**
 * `ascii` is right for every version. `utf-8`: 1.20 and later. `panel`: what Pterodactyl and Pelican, which write the
 * file again at each start, leave as it is.
 */
export type PropertiesEncoding = 'ascii' | 'utf-8' | 'panel';

export function writeServerProperties(
  message: LaidOutMessage,
  encoding: PropertiesEncoding,
): TargetOutput {
  const isPanel = encoding === 'panel';
  const { lines, losses: lost } = isPanel ? linesForPanels(message) : { ...message, losses: [] };
  const { text, losses } = writeLegacyMessage(lines, { char: '§', hex: 'nearest' });
  const value = writePropertiesValue(
    isPanel ? protectEnds(text) : text,
    encoding === 'utf-8' ? undefined : isAscii,
  );
  return {
    value: [{ below: [], text: `motd=${value}` }],
    losses: joinLosses([...losses, ...lost, ...missingTexts(message)]),
  };
}

/** The lines are measured again, because what was left out had a width. */
function linesForPanels({ lines, font }: LaidOutMessage): {
  readonly lines: readonly LaidOutLine[];
  readonly losses: readonly PlacedLosses[];
} {
  const losses: PlacedLosses[] = [];
  const kept = lines.map((line, index) => {
    const { content, astral } = withoutAstral(line.content);
    if (astral === '') return line;
    losses.push({
      place: index === 0 ? 'line-1' : 'line-2',
      losses: [{ code: 'astral', detail: astral }],
    });
    return placeLine({ typed: undefined, content }, line.align, font);
  });
  return { lines: kept, losses };
}

const isAscii = (char: string) => char < '\u0080';

/** A quotation mark at the end would be lost, and so might a space at the start. */
function protectEnds(text: string): string {
  return `${text.startsWith(' ') ? '§r' : ''}${text}${text.endsWith('"') ? '§r' : ''}`;
}
