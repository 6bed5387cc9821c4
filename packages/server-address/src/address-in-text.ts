/** A name with a dot, or an IPv4 address, and its port. */
const CANDIDATE =
  /^[\p{L}\d_-]{1,63}(?:\.[\p{L}\d_-]{1,63}){0,20}\.(?:[\p{L}-][\p{L}\d-]{1,62}|\d{1,3})(?::\d{1,5})?$/u;
/** What sentences put around a word. */
const OPENING = /^[([{<"'“„«‘*_`|]{1,4}/;
const CLOSING = /[)\]}>"'”“»’*_`|,;:.!?…]{1,6}$/;

/**
 * The address in a sentence, for the edition where the words in front say of which each is, as in
 * `java: a.example bedrock: b.example`; else the first that `isAddress` takes.
 */
export function addressInText(
  text: string,
  edition: string,
  isAddress: (word: string) => boolean,
): string | undefined {
  let label = '';
  let first: string | undefined;
  for (const written of text.split(/\s+/)) {
    const word = written.replace(OPENING, '').replace(CLOSING, '');
    if (CANDIDATE.test(word) && isAddress(word)) {
      if (/[:=]$/.test(label) && label.includes(edition)) return word;
      first ??= word;
      label = '';
    } else label += written.toLowerCase();
  }
  return first;
}
