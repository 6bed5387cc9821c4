import { fc } from '@fast-check/vitest';

/** Source of one string as a file may hold it, pieces of which are text, escapes and line breaks. */
const pieces = (own: readonly string[]) =>
  fc
    .array(
      fc.constantFrom(
        'a',
        'b c',
        '&c',
        '§l',
        '<red>',
        ' ',
        '  ',
        ':',
        '#',
        'é',
        '🎉',
        '{0}',
        ...own,
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join(''));

const single = pieces(["''", '"', '\\', '\n    ', '\n\n  ', '\r\n   ', ', ']).map(
  (it) => `'${it}'`,
);
const double = pieces([
  '\\"',
  '\\\\',
  "'",
  '\\u00bb',
  '\\n',
  '\\t',
  '\\x41',
  '\\U0001F600',
  '\\ ',
  '\n    ',
  '\n\n   ',
  '\\\n    ',
  ' \\\r\n  \\ ',
]).map((it) => `"${it}"`);
const plain = fc
  .array(
    fc.constantFrom('x', 'it’s', "it's", '§c', '<red>', 'é', '\n    y', ' z', ':q', '#r', '🎉'),
    {
      maxLength: 5,
    },
  )
  .map((parts) => `w${parts.join('')}`);
const block = fc
  .record({
    style: fc.constantFrom('|', '>'),
    chomp: fc.constantFrom('', '-', '+'),
    note: fc.constantFrom('', ' # note'),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    lines: fc.array(fc.oneof(pieces(["'", '"', '\\']), fc.constantFrom('', '  more', ' ')), {
      maxLength: 5,
    }),
  })
  .map(({ style, chomp, note, lineEnd, lines }) => {
    const indented = ['t', ...lines].map((line) => (line === '' ? '' : `      ${line}`));
    return `${style}${chomp}${note}${lineEnd}${indented.join(lineEnd)}`;
  });

const behind = fc.constantFrom('', '  ', ' # comment &c', '\r');
const yamlEntry = fc
  .record({
    value: fc.oneof(single, double, plain, block),
    holder: fc.constantFrom(
      'key: ',
      'list:\n  - ',
      'map:\n  deep: ',
      'tagged: !!str ',
      'named: &zone ',
    ),
    behind,
  })
  .map(({ value, holder, behind }) => {
    const isBlock = /^[|>]/.test(value);
    return `${holder}${value}${isBlock ? '' : behind}\n`;
  });
const flowItem = fc.oneof(
  single.map(onOneLine),
  double.map(onOneLine),
  fc.constantFrom('w', 'x y', '<red>hi', '12'),
);
const flowEntry = fc
  .array(
    fc.oneof(
      flowItem,
      flowItem.map((item) => `{k: ${item}}`),
    ),
    { maxLength: 4 },
  )
  .map((items) => `flow: [ ${items.join(', ')} ]\n`);

/** Keys with numbers, so that every entry has its own. */
function numbered(entries: readonly string[]): string {
  return entries.map((entry, index) => entry.replace(/^\w+/, (key) => `${key}${index}`)).join('');
}

const yamlFiles = fc
  .array(fc.oneof(yamlEntry, yamlEntry, flowEntry), { maxLength: 6 })
  .map(numbered);

const propertiesValue = pieces([
  '\\\\',
  '\\u00a7c',
  '\\t',
  '\\n',
  '\\=',
  '\\#',
  "''",
  '"',
  '\\\n   ',
  '\\\r\n\t',
]).map((it) => it.replace(/^[ =:]+/, ''));
const propertiesFiles = entries(
  fc.tuple(fc.constantFrom(' = ', '=', ': ', ' '), propertiesValue),
  ([separator, value]) => `key${separator}${value || 'x'}\n`,
);

const jsonString = pieces(['\\"', '\\\\', '\\/', '\\u00e9', '\\n', "'", '\t']).map(
  (it) => `"${it.replaceAll('\t', '\\t')}"`,
);
const jsonFiles = fc
  .array(fc.tuple(fc.constantFrom('\t', '  ', ''), jsonString), { maxLength: 6 })
  .map((items) => {
    const pairs = items.map(([indent, value], index) => `${indent}"k${index}": [${value}]`);
    return `{\n${pairs.join(', // &c\n')}\n}`;
  });

const tomlString = fc.oneof(
  pieces(['\\"', '\\\\', '\\u00e9', '\\n', "'", '\\U0001F600']).map((it) => `"${it}"`),
  pieces(['"', '\\']).map((it) => `'${it}'`),
  pieces(['\\"', '\\\\', "'", '\n', '\\\n   ']).map((it) => `"""${it}"""`),
  pieces(['"', '\\', '\n', '\r\n']).map((it) => `'''${it}'''`),
);
const tomlFiles = entries(
  fc.tuple(tomlString, fc.constantFrom('', ' # &c')),
  ([value, comment]) => `key = ${value}${comment}\n`,
);

const hoconString = fc.oneof(
  jsonString,
  pieces(["'", '\\', '\n', '"']).map((it) => `"""${it.replace(/"{3,}/g, '"')}"""`),
);
const hoconFiles = entries(
  fc.tuple(fc.constantFrom(' = ', ': ', ' += '), hoconString, fc.constantFrom('', ' // &c', ',')),
  ([separator, value, after]) => `key${separator}${value}${after}\n`,
);

const textFiles = fc
  .array(fc.tuple(pieces(["'", '"', '\\', '\t']), fc.constantFrom('\n', '\r\n')), { maxLength: 6 })
  .map((lines) => lines.map(([line, lineEnd]) => `x${line}${lineEnd}`).join(''));

/** Files of each format, by the name that they would have. */
export const generatedFiles = {
  'a.yml': yamlFiles,
  'a.properties': propertiesFiles,
  'a.json': jsonFiles,
  'a.toml': tomlFiles,
  'a.conf': hoconFiles,
  'a.txt': textFiles,
} as const satisfies Readonly<Record<string, fc.Arbitrary<string>>>;

function entries<Entry>(entry: fc.Arbitrary<Entry>, write: (entry: Entry) => string) {
  return fc.array(entry, { maxLength: 6 }).map((items) => numbered(items.map(write)));
}

function onOneLine(source: string): string {
  return source.replace(/\\?\s*[\r\n]+\s*/g, ' ');
}
