import { type Diagnostic, isNearTagName } from '@fucina/minecraft-text/mini-message';

interface Place {
  readonly isInCommand: boolean;
  /** The name of a tag may be a placeholder. */
  readonly mayBeOther: boolean;
  /** Nobody said how the plugin reads its texts. */
  readonly isGuess: boolean;
  /** The text closes tags that MiniMessage does not have. */
  readonly hasOwnTags: boolean;
  /** The tags that are not closed. */
  readonly open: readonly Diagnostic[];
}

/** Whether what is no correct tag may be right where it is, so that it is only a note. */
export function mayBeMeant(
  { code, name = '', from, to, fix }: Diagnostic,
  text: string,
  place: Place,
): boolean {
  const { isInCommand, mayBeOther, isGuess, hasOwnTags, open } = place;
  const tag = text.slice(from, to);
  switch (code) {
    // What is no slip of the pen may be a tag of the plugin itself.
    case 'unknown-tag':
      return isInCommand || !isNearTagName(name);
    case 'unknown-action':
      return isGuess && fix === undefined;
    // `<u:name>` in the usage of a command says what kind of argument it is.
    case 'decoration-argument':
      return isGuess;
    // `<key>` may be a placeholder.
    case 'missing-argument':
      return mayBeOther && !tag.includes(':');
    // `<#ff0000>text</#0000ff>` may be a gradient, and so may `<#ff0000>text<#/0000ff>`.
    case 'alias-closes-nothing':
      return isGuess && tag.startsWith('</#');
    case 'bad-color':
      return isGuess && tag.startsWith('<#/');
    // A text such as `</gray>, <gray>` is inside of others; `<click:open_url:<url>>` is a tag once it is filled in.
    // A plugin with tags of its own may close them by rules of its own.
    case 'closes-nothing':
      return (
        (isGuess && hasOwnTags) ||
        open.some((tag) => tag.name === name && tag.from > from) ||
        isFilledIn(name, text.slice(0, from))
      );
    default:
      return false;
  }
}

/** Whether a tag of this name has a placeholder among its arguments, which some plugins replace before they read tags. */
function isFilledIn(name: string, before: string): boolean {
  const at = before.toLowerCase().lastIndexOf(`<${name}:`);
  return at !== -1 && /^<[^<>]*<[\w-]+>[^<>]*>/.test(before.slice(at));
}
