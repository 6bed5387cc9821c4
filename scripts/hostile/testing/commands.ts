import { readHex } from '@fucina/color';
import { compareVersions, isAtLeast, isSince, releaseNamed } from '@fucina/game-versions';
import {
  DISPLAY_FORMATS,
  giveHead,
  giveItem,
  givePlainHead,
  headOfWho,
  quoteTag,
  readGiveCommand,
  readHeadCommand,
  targetNeeds,
  textsNeed,
  toFunctionLine,
  toGameCommand,
  toJavaString,
  toYamlString,
  whereItFits,
  writeDisplay,
  writeTypedDisplay,
} from '@fucina/minecraft-item';
import { newestFamilyId, readVersionFamilyId, versionFamilies } from '@fucina/minecraft-item/inner';
import { explainGive } from '@fucina/minecraft-item/messages';
import {
  hasTextBesideFence,
  idFromTexture,
  inFence,
  isPlayerName,
  looksLikeTextureHash,
  readAnyUuid,
  readBareText,
  readPlayerName,
  readProfileTextures,
  readTextureHash,
  readUuid,
  readWho,
  textureFromHash,
  textureFromValue,
  withoutUnseen,
  writeTextureUrl,
} from '@fucina/minecraft-profile';
import {
  explainWho,
  fillIn,
  kindOfCharacter,
  nameCharacter,
} from '@fucina/minecraft-profile/messages';
import {
  ALL_FLAGS,
  type CommandExplanation,
  explainCommand,
  OUTPUT_TYPES,
  readMemoryMb,
  START_FORMATS,
  serverRange,
  startCommand,
  startFileText,
} from '@fucina/server-launch';
import {
  explainArgument,
  explainJudged,
  explainNote,
  explainStartError,
} from '@fucina/server-launch/messages';
import { type Rows, takesNoText, text } from './feed.ts';

const numbers = takesNoText('numbers');
const digits = takesNoText('the digits of a uuid that was read');

export const color: Rows = {
  blueOf: numbers,
  contrastOf: numbers,
  fromChannels: numbers,
  fromHsv: numbers,
  greenOf: numbers,
  luminanceOf: numbers,
  mixColors: numbers,
  nearestColorIndex: numbers,
  readHex: text(readHex),
  redOf: numbers,
  toHsv: numbers,
  writeHex: numbers,
};

export const gameVersions: Rows = {
  compareVersions: text((given) => compareVersions(given, given)),
  isAtLeast: text((given) => isAtLeast(given, '1.20')),
  isSince: text((given) => isSince(given, '1.20')),
  releaseBefore: takesNoText('names of releases'),
  releaseNamed: text(releaseNamed),
  releasesOfProtocol: numbers,
  versionRanges: takesNoText('names of releases'),
};

const FAMILIES = versionFamilies.map(({ from }) => from);

export const minecraftItem: Rows = {
  explainGive: text((given) =>
    explainGive({ code: 'version', field: 'version' }, { version: given }),
  ),
  explainGiveCommand: takesNoText('codes'),
  giveHead: text(
    ...FAMILIES.map(
      (family) => (given: string) =>
        giveHead({ version: family, owner: { name: 'Notch' }, name: given, lore: [given, given] }),
    ),
    (given) =>
      giveHead({
        version: newestFamilyId,
        target: given,
        owner: { name: given, uuid: given },
        texture: given,
      }),
  ),
  giveItem: text((given) => giveItem({ version: newestFamilyId, item: given, name: given })),
  givePlainHead: text((given) =>
    givePlainHead({
      version: newestFamilyId,
      target: given,
      owner: { name: given, uuid: given },
      texture: given,
    }),
  ),
  headOfWho: text((given) => {
    const who = readWho(given);
    return who.ok && headOfWho(who.value);
  }),
  quoteTag: text(
    (given) => quoteTag(given, '"'),
    (given) => quoteTag(given, "'"),
  ),
  readGiveCommand: text(
    (given) => readGiveCommand(given),
    (given) => readGiveCommand(`/give @p stone[custom_name=${given}]`),
    (given) => readGiveCommand(`/give @p stone{display:{Name:${given}}}`),
  ),
  readHeadCommand: text(
    (given) => readHeadCommand(given),
    (given) => readHeadCommand(`/give @p player_head[profile=${given}]`),
  ),
  readVersionFamilyId: text(readVersionFamilyId),
  targetNeeds: text((given) => FAMILIES.map((version) => targetNeeds(given, version))),
  textsNeed: text((given) => FAMILIES.map((version) => textsNeed([given], version))),
  toFunctionLine: text(toFunctionLine),
  toGameCommand: text(toGameCommand),
  toJavaString: text(toJavaString),
  toYamlString: text(toYamlString),
  whereItFits: text(whereItFits),
  writeDisplay: text(
    ...DISPLAY_FORMATS.map(
      (format) => (given: string) => writeDisplay({ name: given, lore: [given, given] }, format),
    ),
  ),
  writeTypedDisplay: text((given) => writeTypedDisplay({ name: given, lore: [given] })),
};

export const minecraftProfile: Rows = {
  explainWho: text((given) => explainWho({ code: 'name-character', character: given, at: 0 })),
  fillIn: text((given) => fillIn(given, { name: given })),
  kindOfCharacter: text(kindOfCharacter),
  nameCharacter: text((given) => nameCharacter(given)),
  idFromTexture: text(idFromTexture),
  isPlayerName: text(isPlayerName),
  looksLikeTextureHash: text(looksLikeTextureHash),
  readAnyUuid: text(readAnyUuid),
  readBareText: text(readBareText),
  inFence: text(inFence, (given) => inFence(`\`\`\`${given}\`\`\``)),
  hasTextBesideFence: text(hasTextBesideFence, (given) => hasTextBesideFence(`\`\`\`${given}`)),
  withoutUnseen: text(withoutUnseen),
  readPlayerName: text(readPlayerName),
  readProfileTextures: text(
    (given) => readProfileTextures(given),
    (given) =>
      readProfileTextures(
        btoa(JSON.stringify({ textures: { SKIN: { url: encodeURI(given.toWellFormed()) } } })),
      ),
  ),
  readTextureHash: text(readTextureHash),
  readUuid: text(readUuid),
  readUuidInts: numbers,
  readWho: text(readWho),
  textureFromHash: text(textureFromHash),
  textureFromValue: text(textureFromValue),
  writeDashedUuid: digits,
  writeTextureUrl: text(writeTextureUrl),
  writeUuidIntArray: digits,
  writeUuidInts: digits,
  writeUuidMostLeast: digits,
};

const FORMS = OUTPUT_TYPES.flatMap((outputType) =>
  START_FORMATS[outputType].map((format) => ({ outputType, format })),
);

/** What an explanation says, in words. */
const explained = (say: (value: CommandExplanation) => unknown) =>
  text((given) => {
    const read = explainCommand(`java -Xmx4G ${given} -jar a.jar ${given}`);
    return read.ok && say(read.value);
  });

export const serverLaunch: Rows = {
  'ALL_FLAGS.find': text((given) => ALL_FLAGS.find(given)),
  'ALL_FLAGS.values': text((given) => ALL_FLAGS.values?.(given, 17)),
  explainCommand: text(
    (given) => explainCommand(given),
    (given) => explainCommand(`java -Xmx4G ${given} -jar a.jar ${given}`),
  ),
  explainArgument: explained(({ arguments: words }) =>
    words.map(({ subject }) => explainArgument(subject)),
  ),
  explainJudged: explained(({ judged }) => explainJudged(judged)),
  explainNote: explained(({ mistakes }) => mistakes.map((note) => explainNote(note))),
  explainStartError: text((given) => {
    const made = startCommand({ outputType: 'windows', jarName: given, jvmArguments: given });
    return !made.ok && explainStartError(made.error);
  }),
  isJavaVersion: numbers,
  memoryAdvice: numbers,
  outputTypeOf: takesNoText('the names of our own forms'),
  readMemoryMb: text(readMemoryMb),
  serverRange: text(serverRange),
  startCommand: text(
    ...FORMS.map((form) => (given: string) => startCommand({ ...form, jarName: given })),
    ...FORMS.map(
      (form) => (given: string) =>
        startCommand({ ...form, jvmArguments: given, serverArguments: given, sessionName: given }),
    ),
  ),
  startFileText: text((given) => {
    const command = startCommand({ outputType: 'linux', format: 'script', serverArguments: given });
    return command.ok && startFileText(command.value);
  }),
  startFormatOf: takesNoText('names of forms'),
  tuningPreset: numbers,
};
