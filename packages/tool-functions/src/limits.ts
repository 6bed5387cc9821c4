import { READ_NOTATIONS, type ReadNotation } from '@fucina/text-workshop';
import { z } from 'zod';

/** What one call may hand in, so that no call costs more than a few milliseconds. */
export const TOOL_LIMITS = {
  /** UTF-16 units; more than any message, sign or item can show. */
  text: 4000,
  /** Of such a text: lines of JSON are read one by one. A page of a book has fourteen. */
  lines: 300,
  /** A file of a plugin, for strangers. One that is no YAML costs ten times as much as one that is. */
  file: 1500,
  /** A line of a Windows script has 8,191 characters at most. */
  command: 8000,
  /** Of a command: the longest of the known sets of flags has about thirty. */
  words: 1000,
  /** The longest input for a head: the value of a texture. */
  who: 2000,
  /** An item's name and lore together: with a color for each letter they fill a command block. */
  itemText: 1200,
  /** One of the two lines of the server list, with its codes. */
  messageLine: 1000,
  /** Letters of such a line: no more fit, even if all were narrow. */
  messageLetters: 160,
  colors: 64,
  /** Of a text that is drawn, with its codes. */
  drawnText: 2000,
  /** Of such a text: a page of a book has fewer than 400. */
  drawnLetters: 400,
  /** Of one picture. */
  pixels: 250_000,
  /** The most mistakes and notes in one answer. */
  findings: 50,
  /** UTF-8 bytes of one answer. */
  answerBytes: 256 * 1024,
} as const;

/** Of a file, for whoever runs the tools on their own machine. */
export const OWN_FILE = 4_000_000;

/** The names of notations that can be read. */
export const readNotation = z.enum(Object.keys(READ_NOTATIONS) as ReadNotation[]); // the keys of that object

export const text = z.string().max(TOOL_LIMITS.text);

/** A game version as players write it; the tables decide whether there is one. */
export const gameVersion = z
  .string()
  .max(20)
  .regex(/^\d{1,3}(\.\d{1,3}){1,2}$/)
  .describe('Java Edition version such as 1.21.4 or 26.1');

/** What a plugin reads besides MiniMessage’s own tags. */
export const ownTags = z
  .array(z.string().max(60))
  .max(60)
  .optional()
  .describe('Names of tags that the plugin adds itself; they are no mistakes');

/** A version of the library that reads MiniMessage. */
export const adventureVersion = z
  .string()
  .max(20)
  .regex(/^\d{1,3}(\.\d{1,3}){1,2}$/)
  .describe('The version of Adventure that the plugin uses, such as 4.17.0');
