/** What a terminal would obey, and an end of line in what stands on one, is replaced: strangers choose names and texts. */
export function shown(text: string): string {
  return text.replace(/\p{Cc}/gu, '\ufffd');
}
