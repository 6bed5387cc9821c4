import { type Component, createText, splitComponentLines } from '@fucina/minecraft-text';
import { firstLine, rawText, textArgument } from './text-argument.ts';

type Show = (part: 'title' | 'subtitle' | 'actionbar', text: Component) => string;
type Commands = (text: Component, show: Show) => readonly string[];

/** The commands in both editions, whose words differ. */
export function titles(commands: Commands) {
  return {
    write: (text: Component, game: string) =>
      commands(text, (part, shown) => `/title @a ${part} ${textArgument(shown, game)}`).join('\n'),
    bedrock: (text: Component) =>
      commands(text, (part, shown) => `/titleraw @a ${part} ${rawText(shown)}`).join('\n'),
  };
}

/** The subtitle comes first: the title brings it up. */
export function titleAndSubtitle(text: Component, show: Show): readonly string[] {
  const [title = text, subtitle] = splitComponentLines(text);
  return subtitle === undefined
    ? [show('title', title)]
    : [show('subtitle', subtitle), show('title', title)];
}

/** It is shown below a title only, so that one is empty. */
export function subtitleAlone(text: Component, show: Show): readonly string[] {
  return [show('subtitle', firstLine(text)), show('title', createText(''))];
}
