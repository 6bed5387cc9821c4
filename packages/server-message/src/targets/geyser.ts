import { toPlain, writeLegacy } from '@fucina/minecraft-text';
import { writeShortYamlString } from '@fucina/quoting';
import type { LaidOutLine, LaidOutMessage } from '../lay-out.ts';
import { joinLosses, lineLosses, type PlacedLosses } from '../message-loss.ts';
import type { TargetOutput } from './output.ts';
import { missingTexts } from './plain-texts.ts';

/** Of both lines in UTF-8; the version of the game is in the same packet. */
const MAX_BYTES = 338;

/** `config.yml` of Geyser: what Bedrock players see. The second line is only in lists of local games. */
export function writeGeyser(message: LaidOutMessage): TargetOutput {
  const written = message.lines.map(({ content }) =>
    writeLegacy(content, { char: '§', edition: 'bedrock' }),
  );
  const [first = '', second = ''] = written.map(({ value }) => value);
  const bytes = utf8Length(first) + utf8Length(second);
  const length: readonly PlacedLosses[] =
    bytes > MAX_BYTES
      ? [{ place: 'line-2', losses: [{ code: 'length', detail: String(bytes) }] }]
      : [];
  return {
    value: [
      {
        below: ['motd'],
        text: [
          `primary-motd: ${writeShortYamlString(first, '"')}`,
          `secondary-motd: ${writeShortYamlString(second, '"')}`,
        ].join('\n'),
      },
    ],
    losses: joinLosses([
      ...lineLosses(written.map(({ losses }) => losses)),
      ...lineLosses(message.lines.map(lossesOfGeyser)),
      ...emptyLines([first, second]),
      ...length,
      ...missingTexts(message),
    ]),
  };
}

function emptyLines(lines: readonly string[]): readonly PlacedLosses[] {
  const losses = lines.map((line) => (line.trim() === '' ? [{ code: 'empty-line' } as const] : []));
  return lineLosses(losses);
}

/** It removes spaces around a line, and semicolons separate the fields of its answer. */
function lossesOfGeyser({ content, lead }: LaidOutLine): PlacedLosses['losses'] {
  const text = toPlain(content);
  const isMoved = lead.bold + lead.plain > 0 || text !== text.trim();
  return [
    ...(isMoved ? [{ code: 'alignment' } as const] : []),
    ...(text.includes(';') ? [{ code: 'semicolon' } as const] : []),
  ];
}

/** The number of bytes of a text in UTF-8. */
function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint < 0x80) length += 1;
    else if (codePoint < 0x800) length += 2;
    else length += codePoint < 0x10000 ? 3 : 4;
  }
  return length;
}
