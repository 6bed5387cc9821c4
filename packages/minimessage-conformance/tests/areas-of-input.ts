import { AREAS, type Area } from '../src/suite.ts';

const TAGS: Readonly<Partial<Record<Area, readonly string[]>>> = {
  color: [
    'color',
    'colour',
    'c',
    'black',
    'dark_blue',
    'dark_green',
    'dark_aqua',
    'dark_red',
    'dark_purple',
    'gold',
    'gray',
    'grey',
    'dark_gray',
    'dark_grey',
    'blue',
    'green',
    'aqua',
    'red',
    'light_purple',
    'yellow',
    'white',
  ],
  decoration: [
    'bold',
    'b',
    'italic',
    'em',
    'i',
    'underlined',
    'u',
    'strikethrough',
    'st',
    'obfuscated',
    'obf',
  ],
  reset: ['reset'],
  shadow: ['shadow'],
  gradient: ['gradient'],
  rainbow: ['rainbow'],
  transition: ['transition'],
  pride: ['pride'],
  font: ['font'],
  insertion: ['insert', 'insertion'],
  click: ['click'],
  hover: ['hover'],
  newline: ['newline', 'br'],
  keybind: ['key'],
  translatable: ['lang', 'tr', 'translate', 'lang_or', 'tr_or', 'translate_or'],
  selector: ['selector', 'sel'],
  score: ['score'],
  nbt: ['nbt', 'data'],
};
const AREA_OF_TAG = new Map(
  Object.entries(TAGS).flatMap(([area, names]) => names.map((name) => [name, area as Area])),
);
const TAG = /<([!/]?)([\w#-]+)/g;
const HEX = /^#[\da-f]{6}$/;

/** What an input is about, judged by the names of its tags; known ones count also where their arguments are wrong. */
export function areasOfInput(input: string, strict: boolean): Area[] {
  const areas = new Set<Area>();
  if (strict) areas.add('strict');
  if (input.includes('\\')) areas.add('escapes');
  for (const [, sign, typed = ''] of input.matchAll(TAG)) {
    const name = typed.toLowerCase();
    if (sign === '/') areas.add('closing');
    areas.add(HEX.test(name) ? 'color' : (AREA_OF_TAG.get(name) ?? 'unknown-tags'));
  }
  if (areas.size === 0) areas.add('plain');
  return AREAS.filter((area) => areas.has(area));
}
