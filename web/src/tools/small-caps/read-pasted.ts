// Loaded with the first paste: most visitors type.
import { readPasted } from '@fucina/text-workshop';

const COMPONENTS = ['json', 'snbt', 'give-command'];

/** The words of a command, a component or a part of a file as MiniMessage; any other text as it is. */
export function wordsOf(pasted: string): string {
  const read = readPasted(pasted);
  if (read === undefined) return pasted;
  const { wrapping, format, name, lines } = read;
  if (wrapping === undefined && !COMPONENTS.includes(format)) return pasted;
  return [...(name === undefined ? [] : [name]), ...lines].join('\n');
}
