// Loaded with the first paste: most visitors type.
import { readPasted } from '@fucina/text-workshop';

export interface Words {
  readonly text: string;
  /** What became of their colors and styles: nothing, or tags in place of a component's fields. */
  readonly become: 'as-they-were' | 'mini-message';
}

const COMPONENTS = ['json', 'snbt', 'give-command'];

/** The words of a command, a component or a part of a file; undefined for any other text, which stays as it is. */
export function wordsOf(pasted: string): Words | undefined {
  const read = readPasted(pasted);
  if (read === undefined) return undefined;
  const isComponent = COMPONENTS.includes(read.format);
  if (read.wrapping === undefined && !isComponent) return undefined;
  // Whoever pastes codes out of a file takes codes back there.
  const { name, lines } = isComponent ? read : (readPasted(pasted, 'plain') ?? read);
  if (name === undefined && lines.length === 0) return undefined; // an item without texts
  return {
    text: [...(name === undefined ? [] : [name]), ...lines].join('\n'),
    become: isComponent ? 'mini-message' : 'as-they-were',
  };
}
