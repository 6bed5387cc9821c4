import { diagnoseMiniMessage } from '@fucina/minecraft-text';

/** MiniMessage as an older Adventure sees it: tags that it does not know are escaped, so that they stay text. */
export function forOldLibrary(text: string, adventure: string): string {
  const unknown = diagnoseMiniMessage(text, { adventure }).filter(isUnknownThere);
  let result = '';
  let at = 0;
  for (const { from } of unknown) {
    result += `${text.slice(at, from)}\\`;
    at = from;
  }
  return result + text.slice(at);
}

function isUnknownThere({ code }: { readonly code: string }): boolean {
  return code === 'needs-newer-adventure' || code === 'short-negation';
}
