import {
  checkMessage,
  compareLines,
  type LaidOutMessage,
  LIST_GAMES,
  layOut as layOutMessage,
  linesForGame,
  listText,
  type MessageLine,
  sentString,
  snippetsFile,
  TARGET_IDS,
  writeTarget,
} from '@fucina/server-message';
import { asFileShows, readMessageFile } from '@fucina/server-message/read';
import { layOut, PLACE_IDS, showText } from '@fucina/text-places';
import { explainNotice } from '@fucina/text-places/messages';
import { isTurned, turnRuns, visualOrder } from '@fucina/text-places/visual-order';
import {
  adventureOfVersion,
  COMMAND_NAMES,
  gameOfVersion,
  mend,
  NEWEST_GAME,
  NOTATION_GROUPS,
  readPasted,
  readSource,
  SOURCE_FORMATS,
  unquoted,
  WRITE_NOTATIONS,
  writeCommand,
  writeNotation,
} from '@fucina/text-workshop';
import { component, type Feed, type Rows, takesNoText, text, withoutText } from './feed.ts';

const ALIGNED: readonly MessageLine['align'][] = ['none', 'left', 'center', 'right'];

function messageOf(given: string, align: MessageLine['align'] = 'center') {
  return { lines: [{ text: given, align }], hover: [given], versionText: given };
}

const laidOut =
  (work: (message: LaidOutMessage) => unknown): Feed =>
  (given) => {
    const message = layOutMessage(messageOf(given));
    return () => work(message);
  };

export const serverMessage: Rows = {
  asFileShows: TARGET_IDS.map((id) => laidOut((message) => asFileShows(id, message))),
  checkMessage: laidOut((message) => checkMessage(message)),
  compareLines: component((value) => compareLines(listText(value), listText(value))),
  layOut: text(
    ...ALIGNED.map((align) => (given: string) => layOutMessage(messageOf(given, align))),
  ),
  leadOf: takesNoText('numbers'),
  linesForGame: LIST_GAMES.map((game) => laidOut((message) => linesForGame(message, game))),
  listText: component(listText),
  readMessageFile: text(
    (given) => readMessageFile(given),
    (given) => readMessageFile(`motd=${given}`),
    (given) => readMessageFile(`config-version = "2.7"\nmotd = "${given}"`),
    (given) => readMessageFile(`motd: |\n  ${given}`),
    (given) => readMessageFile(`line1="${given}"\nline2="x"`),
    (given) => readMessageFile(`MOTD=${given}`),
    (given) => readMessageFile(JSON.stringify({ description: given })),
  ),
  sentString: component(sentString),
  snippetsFile: text((given) => snippetsFile([{ below: [given, '-'], text: given }])),
  writeTarget: TARGET_IDS.map((id) => laidOut((message) => writeTarget(id, message))),
};

export const textPlaces: Rows = {
  ...withoutText('our own places', 'noticeSentence', 'placeLabels', 'placeName'),
  usualOptions: takesNoText('our own labels'),
  explainNotice: text((given) => explainNotice('sign', { code: 'cut', line: 1, hidden: given })),
  layOut: PLACE_IDS.flatMap((id) => component((value) => layOut(id, showText(value)))),
  showText: [
    ...component((value) => showText(value).losses),
    ...component((value) => showText(value, 'bedrock').losses),
    ...component((value) => showText(value, '1.8').losses),
  ],
  isTurned: text((given) => isTurned([{ text: given }])),
  turnRuns: text((given) => turnRuns([{ text: 'א' }, { text: given }])),
  visualOrder: text(
    (given) => visualOrder([given]),
    (given) => visualOrder(['א', given, 'ب (', given]),
  ),
};

export const textWorkshop: Rows = {
  adventureOfVersion: text(adventureOfVersion),
  gameOfVersion: text(gameOfVersion),
  mend: text(mend, (given) => mend(`Â§${given}`)),
  presetsOf: takesNoText('versions of the list'),
  readPasted: text(
    (given) => readPasted(given),
    (given) => readPasted(`lore:\n- "${given}"\n- ${given}`),
    (given) => readPasted(`/summon pig ~ ~ ~ {CustomName:${given}}\n/tellraw @a "${given}"`),
    (given) => readPasted(`send("${given}");`),
    (given) => readPasted(`x${given}= "a"${given};`),
    (given) => readPasted(`[\n  "${given}",\n  ${given}\n]`),
    (given) => readPasted(`\`\`\`\n${given}\nmotd = "${given}"`),
  ),
  readSource: text(
    ...[undefined, ...SOURCE_FORMATS].map(
      (format) => (given: string) => readSource(given, { format }).placeholders(),
    ),
    (given) => readSource(given, { adventure: '4.10', values: new Map([['{0}', '<b>']]) }),
    (given) => readSource(given, { preset: 'FORMATTED_TEXT' }),
    (given) => readSource(`/tellraw @a ${given}`),
  ),
  shortNameOf: takesNoText('names of notations'),
  unquoted: text(unquoted, (given) => unquoted(`'${given}'`)),
  ...Object.fromEntries(
    Object.entries(WRITE_NOTATIONS).map(([name, write]) => [
      `WRITE_NOTATIONS.${name}`,
      component((value) => write(value).losses),
    ]),
  ),
  writeCommand: COMMAND_NAMES.flatMap((name) => [
    ...component((value) => writeCommand(name, value, NEWEST_GAME)),
    ...component((value) => writeCommand(name, value, '1.8')),
  ]),
  writeNotation: Object.values(NOTATION_GROUPS)
    .flat()
    .flatMap((name) =>
      component((value) => writeNotation(name, value, { game: '1.16', adventure: '4.10' }).losses),
    ),
};
