import { isAtLeast } from '@fucina/game-versions';
import { giveHead, giveItem, textsNeed } from '@fucina/minecraft-item';
import { readMiniMessage } from '@fucina/minecraft-text';
import { COMMAND_NAMES, type GameRange, writeCommand } from '@fucina/text-workshop';
import { TEXTS } from './texts.ts';

const HASH = 'a'.repeat(64);
const UUID = '0e5ff1c6-6a1b-4d1c-9b57-0123456789ab';
const OWNERS = [
  { owner: { name: 'Notch' } },
  { owner: { uuid: UUID }, texture: HASH },
  { texture: HASH },
];

/** Every command that we write for these texts, without its slash. */
export function writtenCommands(game: GameRange['from']): readonly string[] {
  // Of these the pages say which release they need.
  const texts = TEXTS.filter((text) => isAtLeast(game, textsNeed([text], game) ?? game));
  const shown = TEXTS.flatMap((text) => {
    const read = readMiniMessage(text);
    if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
    return COMMAND_NAMES.map((name) => writeCommand(name, read.value, game));
  });
  const given = texts.flatMap((text) => {
    const described = { version: game, name: text, lore: [text, 'b'] };
    return [
      giveItem({ ...described, item: 'diamond_sword' }),
      ...OWNERS.map((owner) => giveHead({ ...described, ...owner })),
    ];
  });
  const written = [...shown, ...given].flatMap((result) => (result.ok ? [result.value] : []));
  return [...new Set(written.flatMap((commands) => commands.split('\n')))].map((command) =>
    command.replace(/^\//, ''),
  );
}
