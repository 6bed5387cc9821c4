import { domainToASCII } from 'node:url';
import { gradientEndpoint } from '@fucina/api-contract';
import { answerGradient, readInput, writeGradient } from '@fucina/api-contract/answers';
import { endpointUrl } from '@fucina/api-contract/client';
import { readWatchLink } from '@fucina/api-contract/watch-link';
import { createText, readMiniMessage, toRuns } from '@fucina/minecraft-text';
import {
  CONFORMANCE_SUITE,
  runConformance,
  writeHtmlReport,
  writeJsonReport,
  writeTextReport,
} from '@fucina/minimessage-conformance';
import { balancedText, wrapText } from '@fucina/pixel-drawing';
import {
  readServerAddress,
  readTypedAddress,
  readTypedServer,
  writeUnicodeHost,
} from '@fucina/server-address';
import { explainAddress } from '@fucina/server-address/messages';
import { readDrawing } from '@fucina/server-icon/drawing';
import { OWN_MACHINE_POLICY, pingServer, readBoundedText } from '@fucina/server-ping';
import { explainRefused } from '@fucina/server-ping/messages';
import {
  acceptedLanguage,
  chooseLanguage,
  isLanguageCode,
  pageOfFile,
  readPath,
  readQualityValues,
  ruleOfPath,
  rulesPath,
} from '@fucina/site';
import { createSearchIndex } from '@fucina/site/search';
import { fillIn } from '@fucina/site/words';
import { drawStatePicture } from '@fucina/site-pictures';
import { defaultSkinOf } from '@fucina/skin-model';
import { createToolFunctions } from '@fucina/tool-functions';
import { type Fields, readState, writtenFields } from '@fucina/tool-state';
import { loreFields } from '@fucina/tool-state/tools/lore-generator';
import { messageFields } from '@fucina/tool-state/tools/motd';
import { gradientFields } from '@fucina/tool-state/tools/text-gradient';
import { valuesOf, workshopFields } from '@fucina/tool-state/tools/text-workshop';
import { type Rows, takesNoText, text, withoutText } from './feed.ts';

const SUITE = { ...CONFORMANCE_SUITE, cases: CONFORMANCE_SUITE.cases.slice(0, 1) };
const reportOf = (given: string) => runConformance({ engine: given, parse: () => given }, SUITE);

export const minimessageConformance: Rows = {
  runConformance: text(reportOf),
  writeHtmlReport: text((given) => writeHtmlReport(reportOf(given))),
  writeJsonReport: text((given) => writeJsonReport(reportOf(given))),
  writeTextReport: text((given) => writeTextReport(reportOf(given))),
};

const PICTURES = 'pixels, colors and bytes';

export const pixelDrawing: Rows = {
  ...withoutText(PICTURES, 'createCanvas', 'drawGlyph', 'scaled', 'sizeAlone', 'stamp'),
  ...withoutText(
    'our own words, or runs that lie on a line already',
    'drawPlace',
    'drawPlaceAlone',
    'drawText',
    'inkOfLine',
  ),
  balancedText: { dear: text((given) => balancedText(given.slice(0, 1000), 100)) },
  wrapText: text((given) => wrapText(given, 100)),
};

export const pixelFont: Rows = withoutText(
  'the drawings of our own font',
  'fucinaPixel',
  'isDrawn',
  'readGlyphs',
);

export const png: Rows = withoutText(PICTURES, 'joinPng', 'readPng', 'writeOpaquePng', 'writePng');

export const skinModel: Rows = {
  explainSkinSize: takesNoText('an error of ours'),
  defaultSkinOf: text(defaultSkinOf),
  ...withoutText(
    PICTURES,
    ...['drawSkin', 'faceRectangle', 'fillRectangle', 'isCape', 'readSkin'],
    ...['renderAvatar', 'renderBody', 'renderBust', 'renderHead'],
  ),
};

export const serverIcon: Rows = {
  readDrawing: text(readDrawing, (given) => readDrawing(`16;00000000,${given};0x256`)),
  ...withoutText(
    PICTURES,
    ...['areaOf', 'blankPicture', 'blockSize', 'centeredFrame', 'chooseScaling', 'colorAt'],
    ...['crc32', 'dataUrlLength', 'drawLetters', 'fillFrom', 'flatten', 'frequentColors'],
    ...['hasTransparency', 'mirror', 'moveFrame', 'opaque', 'outline', 'paintLine', 'pixelsOf'],
    ...['readIconFile', 'readImageHeader', 'reduceColors', 'replaceColor', 'resizeDrawing'],
    ...['resizeFrame', 'rgbOf', 'roundCorners', 'scaleToIcon', 'shiftCells', 'thresholdAlpha'],
    ...[
      'trimmedFrame',
      'turnRight',
      'weighIconFile',
      'wholeFrame',
      'writeDrawing',
      'writeIconFile',
    ],
  ),
};

const runsOf = (given: string) => {
  const read = readMiniMessage(given);
  return toRuns(read.ok ? read.value : createText(given));
};

export const sitePictures: Rows = {
  ...withoutText('our own words, and sizes', 'drawIcon', 'drawPagePicture'),
  drawStatePicture: {
    dear: text(
      (given) => drawStatePicture('x', { kind: 'text', runs: runsOf(given.slice(0, 10_000)) }),
      (given) => drawStatePicture('x', { kind: 'text', runs: [{ text: given.slice(0, 10_000) }] }),
    ),
  },
};

export const serverAddress: Rows = {
  explainAddress: text((given) => {
    const read = readServerAddress(given, 'java', domainToASCII);
    return !read.ok && explainAddress(read.error);
  }),
  readServerAddress: text(
    (given) => readServerAddress(given, 'java', domainToASCII),
    (given) => readServerAddress(given, 'bedrock', domainToASCII),
    (given) => readServerAddress(`a${given}b`, 'java', domainToASCII),
  ),
  readTypedAddress: text(readTypedAddress),
  readTypedServer: text((given) => readTypedServer(given, 'java', domainToASCII)),
  writeUnicodeHost: text(
    (given) => writeUnicodeHost(given, domainToASCII),
    (given) => writeUnicodeHost(`xn--${given}.xn--a${given}`, domainToASCII),
  ),
  ...withoutText('an address that was read', 'writeServerAddress'),
};

const NOBODY = { ...OWN_MACHINE_POLICY, isRefusedPort: () => true };

export const serverPing: Rows = {
  explainOffline: takesNoText('codes'),
  explainRefused: text((given) => {
    const error = { code: 'character', character: given, port: given } as const;
    return explainRefused({ ok: false, code: 'invalid_address', error });
  }),
  pingServer: text((given) => pingServer(given, { addressPolicy: NOBODY })),
  // Above it, it throws.
  readBoundedText: (given) => () => readBoundedText(new Response(given), 10_000_000),
  ...withoutText(
    'addresses that were read; what servers answer is in hostile-answers.test.ts',
    ...['createAddressPolicy', 'createBlockedServers', 'openHostLookup', 'openPing'],
    ...['OwnShortage', 'ResolverFailure', 'OWN_MACHINE_POLICY.isRefusedPort'],
  ),
  'OWN_MACHINE_POLICY.isRefusedAddress': text(OWN_MACHINE_POLICY.isRefusedAddress),
  'OWN_MACHINE_POLICY.isRefusedName': text(OWN_MACHINE_POLICY.isRefusedName),
};

const GRADIENT = { colors: '#fff,#000', format: 'JSON' };

export const apiContract: Rows = {
  ...withoutText('our own endpoints', 'defineEndpoint', 'parametersOf'),
  answerGradient: text(
    (given) => answerGradient({ ...GRADIENT, text: given }),
    (given) => answerGradient({ ...GRADIENT, text: 'x', colors: given }),
    (given) => answerGradient({ ...GRADIENT, text: 'x', format: given, prefixsuffix: given }),
  ),
  endpointUrl: text((given) => endpointUrl(gradientEndpoint.path, { text: given } as never)),
  readInput: text((given) => readInput(gradientEndpoint.query, { [given]: given, text: given })),
  readWatchLink: text(readWatchLink),
  writeGradient: text((given) => {
    const query = readInput(gradientEndpoint.query, { ...GRADIENT, text: given });
    return query.ok && writeGradient(query.value);
  }),
};

const find = createSearchIndex(['x'], () => ({
  names: ['Text gradient', 'aaaaaaaaaaaaaaaaaaaaa'],
  keywords: ['color'],
  summaries: ['Colors each letter.'],
}));

export const site: Rows = {
  ...withoutText(
    'names of our own pages, words and languages',
    ...['alternatesOf', 'canonicalPath', 'childrenOf', 'manifestPath', 'pageById', 'perLanguage'],
    ...['documentPath', 'isWrittenByServer', 'nameInPath', 'shellOf'],
    ...['trailOf', 'englishMessage', 'sentence', 'endpointSummary', 'parameterMeaning'],
    ...[
      'problemMeaning',
      'explainFindingWith',
      'explainReasonWith',
      'ruleAnchor',
      'rulePath',
      'rulesInRepository',
      'notFoundPath',
      'wordsPath',
      'wordsOfFile',
    ],
    ...[
      'fileOfWords',
      'sayInEnglish',
      'explainSince',
      'wordsFilesOf',
      'isReference',
      'isRule',
      'rulePage',
      'guideSection',
    ],
    ...['explainMessageLoss', 'explainMessageWarning', 'explainNotice', 'placeLabels'],
  ),
  ruleOfPath: text((given) => [ruleOfPath(given), ruleOfPath(`${rulesPath}/${given}`)]),
  acceptedLanguage: text(acceptedLanguage),
  chooseLanguage: text((given) =>
    chooseLanguage({ query: given, cookie: given, accepted: () => acceptedLanguage(given) }),
  ),
  createSearchIndex: text((given) => find(given)),
  fillIn: text(
    (given) => fillIn(given, { x: 1 }),
    (given) => fillIn('{{x}}', { x: given }),
  ),
  isLanguageCode: text(isLanguageCode),
  pageOfFile: text((given) => pageOfFile({ name: given, type: given })),
  readPath: text(readPath, (given) => readPath(`/tools/${given}`)),
  readQualityValues: text(readQualityValues),
};

const refused = async () => ({ ok: false, error: { code: 'offline', message: 'No.' } }) as const;
const functions = createToolFunctions({
  serverStatus: refused,
  watchedServer: refused,
  mojangPlayer: refused,
  mojangProfile: refused,
  skinPixels: refused,
});

/** Every field that may be this text is this text. */
const argumentsFor = ({ input }: (typeof functions)[number], given: string) =>
  Object.fromEntries(
    Object.entries(input.shape).map(([name, field]) => {
      const values = [given, [given], ['#fff', '#000'], 'ansi', 'legacy'];
      if (name === 'path') return [name, 'plugins/A/messages.yml'];
      return [name, values.find((value) => field.safeParse(value).success)];
    }),
  );

export const languageServer: Rows = withoutText('a connection', 'serveDocuments');

export const toolFunctions: Rows = {
  createToolFunctions: functions.map((each) => (given) => {
    const input = argumentsFor(each, given);
    return () => each.call(input);
  }),
  ...withoutText('messages, in hostile-messages.test.ts', 'createMcpServer'),
  documentAddresses: takesNoText('our own documents'),
  mcpIdentity: takesNoText('our own version'),
};

const TOOLS = [loreFields, messageFields, gradientFields, workshopFields];

/** All fields of a tool from one text, read and written. */
const stateOf = (fields: Fields<Record<string, unknown>>, given: string) => {
  const { state } = readState(fields, { get: () => given });
  return state && writtenFields(fields, state);
};

export const toolState: Rows = {
  ...withoutText(
    'their own fields, which readState and writtenFields are given here',
    ...['choiceField', 'flagField', 'listField', 'numberField', 'optionalChoiceField', 'textField'],
  ),
  readState: text(
    ...TOOLS.map(
      (fields) => (given: string) =>
        readState<Record<string, unknown>>(fields as never, { get: () => given }),
    ),
  ),
  valuesOf: text((given) => valuesOf(given.split(' '))),
  writtenFields: text(...TOOLS.map((fields) => (given: string) => stateOf(fields as never, given))),
};
