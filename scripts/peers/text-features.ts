import { styledLetters } from './styled-letters.ts';
import type { TextReader } from './text-readers.ts';

export interface Feature<Contender> {
  readonly name: string;
  /** Undefined where the package does not read such texts at all. */
  readonly has: (contender: Contender) => boolean | Promise<boolean> | undefined;
}

const RED = '#ff5555';

/** A feature of texts in § codes, in components or in MiniMessage: what stands in the HTML. */
function reads(
  name: string,
  notation: 'codes' | 'component' | 'miniMessage',
  given: string | object,
  isRight: (html: string) => boolean,
): Feature<TextReader> {
  return {
    name,
    has: (reader) => {
      const read = reader[notation] as ((given: string | object) => string) | undefined;
      return read && isRight(read(given));
    },
  };
}

function looks(html: string, text: string, color: string | undefined, bold = false): boolean {
  const found = styledLetters(html).find((letter) => letter.text.includes(text));
  return found !== undefined && found.color === color && found.bold === bold;
}

const HOSTILE = '<img src=x onerror=alert(1)>';

export const TEXT_FEATURES: readonly Feature<TextReader>[] = [
  reads('§ codes: a colour', 'codes', '§cRed', (html) => looks(html, 'Red', RED)),
  reads('§ codes: a colour ends formats', 'codes', '§lB§cR', (html) => looks(html, 'R', RED)),
  reads('§ codes: hex (`§x§1…`)', 'codes', '§x§1§2§3§4§5§6H', (html) =>
    looks(html, 'H', '#123456'),
  ),
  reads('§ codes: markup is escaped', 'codes', HOSTILE, (html) => !html.includes('<img')),
  reads(
    'components: style is inherited',
    'component',
    { text: '', color: 'red', extra: ['a', { text: 'b', bold: true }] },
    (html) => looks(html, 'a', RED) && looks(html, 'b', RED, true),
  ),
  reads('components: hex', 'component', { text: 'H', color: '#123456' }, (html) =>
    looks(html, 'H', '#123456'),
  ),
  reads(
    'components: translations, in English',
    'component',
    { translate: 'commands.op.success', with: ['Alex'] },
    (html) => html.includes('Alex') && html.includes('operator'),
  ),
  reads(
    'components: markup is escaped',
    'component',
    { text: HOSTILE },
    (html) => !html.includes('<img'),
  ),
  reads(
    'components: a hostile colour writes no markup',
    'component',
    { text: 'x', color: '#1"><script>' },
    (html) => !html.includes('<script'),
  ),
  reads('components: 10,000 levels do not throw', 'component', nested(10_000), (html) =>
    html.includes('end'),
  ),
  reads(
    'MiniMessage: tags',
    'miniMessage',
    '<red>R<b>B</b></red>',
    (html) => looks(html, 'R', RED) && looks(html, 'B', RED, true),
  ),
  reads(
    'MiniMessage: gradients',
    'miniMessage',
    '<gradient:#000000:#ffffff>abc',
    (html) => looks(html, 'a', '#000000') && looks(html, 'c', '#ffffff'),
  ),
  reads(
    'MiniMessage: unknown tags stay text',
    'miniMessage',
    '<rde>Hi',
    (html) => html.includes('&lt;rde&gt;Hi') || html.includes('&lt;rde>Hi'),
  ),
  reads('MiniMessage: markup is escaped', 'miniMessage', HOSTILE, (html) => !html.includes('<img')),
];

function nested(levels: number): object {
  let component: object = { text: 'end' };
  for (let level = 0; level < levels; level += 1) component = { text: '', extra: [component] };
  return component;
}
