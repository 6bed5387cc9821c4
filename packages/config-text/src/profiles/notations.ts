import { BUKKIT_CODES, BUKKIT_HASH_CODES, SECTION_HASH_CODES } from './code-syntaxes.ts';
import type { PlaceholderSyntax, Profile } from './profile.ts';

const ANY_FILE = ['**/*.{yml,yaml,json,properties,toml,conf,lang}'];
const ANY_PLACEHOLDER: readonly PlaceholderSyntax[] = [
  'percent',
  'brace',
  'index',
  'dollar-brace',
  'tag',
  'emoji',
];

const NOTATION = {
  files: [],
  reading: 'bukkit',
  codes: BUKKIT_HASH_CODES,
  readsMiniMessage: true,
  placeholders: ANY_PLACEHOLDER,
  tags: [],
  layer: 'none',
  join: 'unknown',
  items: 'unknown',
  escapes: 'kept',
  sources: [],
} as const satisfies Omit<Profile, 'id'>;

/**
 * Notations without a plugin: for files of plugins that have no profile, and for texts from anywhere. Whoever names one
 * says with it that MiniMessage is read; where one is only guessed, nobody has said so (`unanswered`).
 */
export const NOTATION_PROFILES: readonly Profile[] = [
  { ...NOTATION, id: 'generic', files: ANY_FILE, isGuess: true },
  {
    ...NOTATION,
    id: 'generic-minimessage',
    files: ANY_FILE,
    reading: 'minimessage',
    isGuess: true,
    sources: ['https://docs.advntr.dev/minimessage/format.html'],
  },
  { ...NOTATION, id: 'section', codes: SECTION_HASH_CODES },
  { ...NOTATION, id: 'item', join: 'none', items: 'adds-nothing', areItems: true },
  {
    ...NOTATION,
    id: 'cmi-syntax',
    codes: {
      characters: ['&', '§'],
      hex: ['spigot', 'brace'],
      gradients: ['arrow'],
    },
  },
  {
    ...NOTATION,
    id: 'iridium',
    codes: {
      characters: ['&', '§'],
      hex: ['hash', 'spigot', 'hash-brace', 'solid'],
      gradients: ['iridium', 'rainbow'],
    },
    sources: ['https://github.com/Iridium-Development/IridiumColorAPI (2024-02)'],
  },
  {
    ...NOTATION,
    id: 'minedown',
    codes: BUKKIT_CODES,
    syntax: 'mine-down',
    sources: ['https://github.com/Phoenix616/MineDown README (2026-07)'],
  },
];
