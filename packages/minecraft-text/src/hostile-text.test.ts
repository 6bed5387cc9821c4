import { testReaders } from '../tests/hostile-text.ts';
import {
  type Component,
  detectFormat,
  diagnoseMiniMessage,
  expandLegacy,
  gradientRuns,
  gradientText,
  readAny,
  readJsonValue,
  readLegacy,
  readMiniMessage,
  readSnbt,
  recoverGradient,
  splitProtected,
  textWidth,
  toRuns,
  toSmallCaps,
  wrapInTag,
  writeAnsi,
  writeHtml,
  writeJsonValue,
  writeLegacy,
  writeMiniMessage,
  writePlain,
  writeSnbt,
} from './index.ts';
import {
  applyEdits,
  type CodeSyntax,
  findLegacyTokens,
  readTextAs,
  writeAsTags,
} from './legacy-tokens/index.ts';
import { parseSnbt } from './snbt/parse-snbt.ts';

const ALL_CODES: CodeSyntax = {
  characters: ['&', '§', '$', '`'],
  hex: ['hash', 'spigot', 'tag', 'brace', 'bare', 'hex-brace'],
  gradients: ['tag', 'arrow', 'named', 'dollar', 'rainbow'],
};
const COLORS = ['#000', '#E43A96', '#fff'];

/** Writes a result in every format: whatever can be read must also be written. */
function use(result: { readonly ok: boolean; readonly value?: Component }): void {
  const { value } = result;
  if (value === undefined) return;
  writePlain(value).losses;
  writeLegacy(value).losses;
  writeMiniMessage(value).losses;
}

testReaders({
  'MiniMessage, lenient': (text) => use(readMiniMessage(text)),
  'MiniMessage, strict': (text) => readMiniMessage(text, { strict: true }),
  'MiniMessage, notes': (text) => diagnoseMiniMessage(text),
  'MiniMessage, wrapped in a tag': (text) => {
    wrapInTag({ text, from: 0, to: text.length }, 'bold');
    wrapInTag({ text, from: text.length >> 1, to: text.length >> 1 }, 'gradient:red:blue');
  },
  'legacy codes': (text) => use(readLegacy(text)),
  'legacy codes, § only': (text) => use(readLegacy(text, { char: '§', edition: 'bedrock' })),
  'legacy codes in JSON': (text) => {
    const read = readJsonValue(['', { text, bold: true }]);
    if (read.ok) use({ ok: true, value: expandLegacy(read.value) });
  },
  JSON: (text) => use(readAny(text, 'json')),
  'a JSON string': (text) => use(readJsonValue(text)),
  SNBT: (text) => use(readSnbt(text)),
  'SNBT value': (text) => parseSnbt(text),
  'legacy tokens': (text) => {
    const tokens = findLegacyTokens(text, ALL_CODES);
    for (const style of ['open', 'closed'] as const) {
      const { edits } = writeAsTags(text, tokens, { style, escape: 'known' });
      readMiniMessage(applyEdits(text, edits));
    }
    readTextAs(text, { reading: 'tag-replace-reset', codes: ALL_CODES });
    readTextAs(text, { reading: 'bukkit', codes: ALL_CODES });
  },
  'format detection': (text) => detectFormat(text),
  'any format': (text) => {
    const read = readAny(text);
    if (!read.ok) return;
    toRuns(read.value);
    writeJsonValue(read.value, { version: '1.12' }).losses;
    writeSnbt(read.value).losses;
    writeHtml(read.value).losses;
    writeAnsi(read.value).losses;
  },
  'small caps': (text) => toSmallCaps(text),
  'protected parts': (text) => splitProtected(text),
  'text width': (text) => textWidth(text),
  'gradient text': (text) => {
    for (const format of ['MiniMessage', 'MiniMessage (each character)', 'BBCode', 'JSON']) {
      gradientText({ text, colors: COLORS, format });
    }
    gradientRuns({ text, colors: COLORS });
  },
  'gradient template': (text) => {
    const wrapper = `${text}$t`;
    gradientText({ text: 'Fucina', colors: COLORS, format: `${text}$c`, prefixSuffix: text });
    gradientText({ text: 'Fucina', colors: COLORS, format: text });
    const format = { color: '$c', char: text, bold: wrapper };
    gradientText({ text: 'Fucina', colors: [text, ...COLORS], format, bold: true });
  },
  'gradient recovery': (text) => recoverGradient(text),
});
