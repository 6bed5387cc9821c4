import {
  advanceOf,
  chatLines,
  clipRuns,
  compactComponent,
  createText,
  detectFormat,
  diagnoseMiniMessage,
  drawnText,
  drawnWidth,
  escapeHtml,
  escapeMiniMessage,
  expandLegacy,
  findNamedColor,
  gradientRuns,
  gradientText,
  hasExactWidth,
  hasRightToLeft,
  inserting,
  leftoverFormat,
  mapText,
  parsed,
  placedIn,
  problemAt,
  readAny,
  readJsonText,
  readJsonValue,
  readLegacy,
  readMiniMessage,
  readServerMessage,
  readSnbt,
  recoverGradient,
  replaceText,
  runsWidth,
  sameComponent,
  sameStyle,
  serverListLook,
  shapeArabic,
  splitComponentLines,
  splitProtected,
  startsRightToLeft,
  stringifyJson,
  type TextRun,
  textForGame,
  textWidth,
  toJsonValue,
  toMiniMessage,
  toPlain,
  toRuns,
  toSmallCaps,
  toSnbt,
  walkComponents,
  withoutShapes,
  wrapInTag,
  wrapRuns,
  writeAnsi,
  writeBbcode,
  writeDiscordAnsi,
  writeHtml,
  writeJava,
  writeJsonText,
  writeJsonValue,
  writeLegacy,
  writeMarkdown,
  writeMiniMessage,
  writePlain,
  writeSnbt,
} from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import {
  applyEdits,
  type CodeSyntax,
  findLegacyTokens,
  type Reading,
  readLegacyTokens,
  readTextAs,
  replaceCodes,
  styledSpansAs,
  tidyEdits,
} from '@fucina/minecraft-text/legacy-tokens';
import {
  excerptOf,
  explainGradient,
  explainLoss,
  explainProblem,
  formatProblem,
} from '@fucina/minecraft-text/messages';
import {
  argumentKind,
  isNearTagName,
  mainTagName,
  readSyntax,
  styledSpans,
} from '@fucina/minecraft-text/mini-message';
import { parseSnbt, parseSnbtAt, quoteSnbt, stringifySnbt } from '@fucina/minecraft-text/snbt';
import { component, type Feed, type Rows, takesNoText, text, withoutText } from './feed.ts';

const ALL_CODES: CodeSyntax = {
  characters: ['&', '§', '$', '`'],
  hex: ['hash', 'spigot', 'tag', 'brace', 'bare', 'hex-brace'],
  gradients: ['tag', 'arrow', 'named', 'dollar', 'rainbow'],
};
const READINGS: readonly Reading[] = [
  'minimessage',
  'bukkit',
  'adventure-legacy',
  'tag-replace',
  'tag-replace-reset',
  'either-or',
];
const COLORS = ['#000', '#E43A96', '#fff'];

/** Most runs are one letter long in a rainbow. */
const runs = (work: (runs: readonly TextRun[]) => unknown): readonly Feed[] => [
  ...component((value) => value).map(
    (feed): Feed =>
      (given) => {
        const found = toRuns(feed(given)() as ReturnType<typeof createText>);
        return () => work(found);
      },
  ),
];

/** A writer and the losses that it finds when asked. */
const written = (
  write: (value: ReturnType<typeof createText>) => { readonly losses: unknown },
): readonly Feed[] => component((value) => write(value).losses);

const tokens =
  (work: (given: string, tokens: ReturnType<typeof findLegacyTokens>) => unknown): Feed =>
  (given) => {
    const found = findLegacyTokens(given, ALL_CODES);
    return () => work(given, found);
  };

const numbers = takesNoText('numbers and names of styles');

export const minecraftText: Rows = {
  ...withoutText(
    'one character each time',
    ...['COMPLETE_FONT.advanceOf', 'COMPLETE_FONT.isExact'],
    ...['ESTIMATED_FONT.advanceOf', 'ESTIMATED_FONT.isExact'],
  ),
  'COMPLETE_FONT.shape': runs((found) => COMPLETE_FONT.shape?.([{ text: 'لا' }, ...found])),
  advanceOf: text((given) => advanceOf(given)),
  applyEdits: tokens((given, found) => applyEdits(given, replaceCodes(found))),
  carries: takesNoText('names of features'),
  centeringSpaces: numbers,
  chatLines: runs((found) => chatLines(found)),
  clipRuns: runs((found) => clipRuns(found, { width: 1e9, ellipsis: true })),
  colorTag: numbers,
  compactComponent: component(compactComponent),
  component: takesNoText('keeps what it is given'),
  createComponent: takesNoText('keeps what it is given'),
  createStyle: takesNoText('keeps what it is given'),
  createText: takesNoText('keeps what it is given'),
  customNameStyle: numbers,
  decorationTag: numbers,
  detectFormat: text(detectFormat),
  diagnoseMiniMessage: text(
    (given) => diagnoseMiniMessage(given),
    (given) => diagnoseMiniMessage(given, { adventure: '4.10', version: '1.16' }),
  ),
  drawnText: text((given) => drawnText({ text: given })),
  drawnWidth: runs((found) => drawnWidth([{ text: 'لا' }, ...found], { font: COMPLETE_FONT })),
  escapeHtml: text(escapeHtml),
  excerptOf: text((given) => excerptOf(given, { from: given.length >> 1, to: given.length })),
  explainGradient: text((given) =>
    explainGradient({ code: 'hex-digit', field: 'colors[0]', at: 0, found: given }),
  ),
  explainLoss: text((given) => explainLoss({ code: 'decoration-off', detail: given })),
  explainProblem: text((given) => explainProblem({ code: 'unknown-tag', name: given })),
  formatProblem: text((given) => {
    const whole = { from: 0, to: given.length, line: 1, column: 1 };
    return formatProblem(given, { ...whole, code: 'unknown-tag', name: given, fix: given });
  }),
  escapeMiniMessage: text(escapeMiniMessage),
  expandLegacy: text((given) =>
    expandLegacy(createText('', {}, [createText(given, { bold: true }), createText(given)])),
  ),
  findLegacyTokens: text((given) => findLegacyTokens(given, ALL_CODES)),
  findNamedColor: text(findNamedColor),
  firstVersion: takesNoText('names of features'),
  gradientRuns: text((given) => gradientRuns({ text: given, colors: COLORS })),
  gradientText: text(
    ...['MiniMessage', 'MiniMessage (each character)', 'BBCode', 'JSON'].map(
      (format) => (given: string) => gradientText({ text: given, colors: COLORS, format }),
    ),
    (given) =>
      gradientText({ text: 'Fucina', colors: COLORS, format: `${given}$c`, prefixSuffix: given }),
    (given) => gradientText({ text: 'Fucina', colors: COLORS, format: given }),
    (given) =>
      gradientText({
        text: 'Fucina',
        colors: [given, ...COLORS],
        format: { color: '$c', char: given, bold: `${given}$t` },
        bold: true,
      }),
  ),
  hasExactWidth: runs((found) => hasExactWidth(found)),
  hexOfColor: numbers,
  hexOfShadow: numbers,
  inheritStyle: numbers,
  inserting: text((given) =>
    readMiniMessage(`${given}<a><gradient><b></gradient><c:'${given}'>`, {
      placeholders: {
        a: given,
        b: inserting(createText(given)),
        c: ([text = ''], { read }) => read(text),
      },
    }),
  ),
  argumentKind: text((given) => argumentKind(given, 0)),
  isNearTagName: text(isNearTagName),
  mainTagName: text(mainTagName),
  readSyntax: text(
    (given) => readSyntax(given),
    (given) => readSyntax(given, { tags: new Set(['shop']) }),
  ),
  styledSpans: text(styledSpans),
  styledSpansAs: text(
    ...READINGS.map(
      (reading) => (given: string) => styledSpansAs(given, { reading, codes: ALL_CODES }),
    ),
  ),
  itemNameStyle: numbers,
  leftoverFormat: component((value) => leftoverFormat(value, 'json')),
  nameOfColor: numbers,
  parsed: text(
    (given) => readMiniMessage(`${given}<a>`, { placeholders: { a: parsed(given) } }),
    (given) =>
      readMiniMessage(given, {
        placeholders: { b: parsed("<red><b><hover:show_text:'<b>'>"), i: parsed(([a]) => a) },
      }),
  ),
  parseSnbt: text(parseSnbt),
  parseSnbtAt: text((given) => parseSnbtAt(given, 1)),
  placedIn: text((given) => {
    const placed = placedIn(given);
    return Array.from(given, (_, from) => placed({ from, to: from }));
  }),
  problemAt: text((given) => problemAt(given, 'unknown-tag', given.length)),
  quoteSnbt: text(
    (given) => quoteSnbt(given),
    (given) => quoteSnbt(given, { escapes: 'full' }),
  ),
  readAny: text(
    (given) => readAny(given),
    (given) => readAny(given, 'json'),
  ),
  readJsonText: text(
    (given) => readJsonText(given),
    (given) => readJsonText(JSON.stringify([given, { text: given }])),
  ),
  readJsonValue: text(
    (given) => readJsonValue(given),
    (given) => readJsonValue({ text: 'x', color: given, [given]: given, click_event: given }),
  ),
  readLegacy: text(
    (given) => readLegacy(given),
    (given) => readLegacy(given, { char: '§', edition: 'bedrock' }),
    (given) => readLegacy(given, { char: '§', hex: 'none', invalid: 'drop' }),
  ),
  readLegacyTokens: [
    tokens((given, found) => readLegacyTokens(given, found)),
    tokens((given, found) => readLegacyTokens(given, found, { isItem: true })),
  ],
  readMiniMessage: text(
    (given) => readMiniMessage(given),
    (given) => readMiniMessage(given, { strict: true }),
  ),
  readServerMessage: text((given) =>
    readServerMessage(given, { maxComponents: 1000, maxCharacters: 10_000 }),
  ),
  readSnbt: text((given) => readSnbt(given)),
  readTextAs: text(
    ...READINGS.map(
      (reading) => (given: string) => readTextAs(given, { reading, codes: ALL_CODES }),
    ),
  ),
  recoverGradient: text(recoverGradient),
  replaceCodes: tokens((_, found) => replaceCodes(found)),
  runsWidth: runs((found) => runsWidth(found)),
  sameComponent: (given) => {
    const [one, other] = [readMiniMessage(given), readMiniMessage(given)];
    return () => one.ok && other.ok && sameComponent(one.value, other.value);
  },
  sameStyle: component((value) =>
    sameStyle({ insertion: toPlain(value) }, { insertion: toPlain(value) }),
  ),
  serverListLook: text(serverListLook),
  SnbtArray: takesNoText('keeps what it is given'),
  SnbtNumber: takesNoText('keeps what it is given'),
  shapeArabic: text((given) => shapeArabic(`لا${given}`)),
  splitComponentLines: component(splitComponentLines),
  splitProtected: text(splitProtected),
  startsRightToLeft: text(startsRightToLeft),
  hasRightToLeft: text(hasRightToLeft),
  stringifyJson: text((given) => stringifyJson({ [given]: [given, { a: given }] })),
  stringifySnbt: text((given) => stringifySnbt({ [given]: [given, { a: given }] })),
  styling: takesNoText('keeps what it is given'),
  textForGame: [
    ...written((value) => textForGame(value, { version: '1.8' })),
    ...written((value) => textForGame(value, { edition: 'bedrock' })),
  ],
  textWidth: text(
    (given) => textWidth(given),
    (given) => textWidth(given, { font: COMPLETE_FONT }),
  ),
  tidyEdits: tokens((given, found) => tidyEdits(given, replaceCodes(found))),
  toJsonValue: component((value) => toJsonValue(value)),
  mapText: component((value) => mapText(value, (found) => found.toUpperCase())),
  replaceText: [
    ...component((value) => replaceText(value, 'a', 'bc')),
    ...text((given) => replaceText(createText('a'), given, given)),
  ],
  toMiniMessage: component((value) => toMiniMessage(value)),
  toPlain: component(toPlain),
  toRuns: component(toRuns),
  toSmallCaps: text((given) => toSmallCaps(given)),
  toSnbt: component((value) => toSnbt(value)),
  unparsed: takesNoText('keeps what it is given'),
  withoutShapes: text(withoutShapes),
  walkComponents: component((value) => walkComponents(value, () => {})),
  wrapInTag: text(
    (given) => wrapInTag({ text: given, from: 0, to: given.length }, 'bold'),
    (given) =>
      wrapInTag(
        { text: given, from: given.length >> 1, to: given.length >> 1 },
        'gradient:red:blue',
      ),
  ),
  wrapRuns: [
    ...runs((found) => wrapRuns(found, { width: 90 })),
    ...runs((found) => wrapRuns(found, { width: 1e9 })),
  ],
  writeAnsi: [
    ...written((value) => writeAnsi(value)),
    ...written((value) => writeAnsi(value, { colors: '16' })),
  ],
  writeBbcode: written(writeBbcode),
  writeDiscordAnsi: written(writeDiscordAnsi),
  writeHtml: written(writeHtml),
  writeJava: written((value) => writeJava(value)),
  writeJsonText: written((value) => writeJsonText(value)),
  writeJsonValue: written((value) => writeJsonValue(value, { version: '1.12' })),
  writeLegacy: [
    ...written((value) => writeLegacy(value)),
    ...written((value) => writeLegacy(value, { hex: 'nearest' })),
    ...written((value) => writeLegacy(value, { char: '§', edition: 'bedrock' })),
  ],
  writeMarkdown: written(writeMarkdown),
  writeMiniMessage: [
    ...written((value) => writeMiniMessage(value)),
    ...written((value) => writeMiniMessage(value, { adventure: '4.10' })),
  ],
  writePlain: written(writePlain),
  writeSnbt: written((value) => writeSnbt(value, { version: '1.21.4' })),
};
