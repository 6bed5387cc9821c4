const README = /(?:^|\/)readme(?:\.(?:md|txt|markdown))?$/i;
const MINI_MESSAGE = /\bmini-?\s?message/i;
const OLD = /\blegacy\b/i;
const CODES = /\bco(?:de|dic|lou?r)/i;
const FENCE = /^\s*(?:```|~~~)/;
/** What begins a paragraph of its own: a heading, a point of a list, a quotation or the row of a table. */
const OWN_LINE = /^\s*(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s|>|\|)/;
/** A heading says what is meant, and nothing about it. */
const MIN_WORDS = 3;
const MAX_LENGTH = 200;
/** What comes later in a file is no introduction. */
const MAX_FILE_LENGTH = 200_000;

export function isReadme(path: string): boolean {
  return README.test(path);
}

/** The first sentence of a README that names MiniMessage, else old codes: to be read, since it may deny it. */
export function readmeSentence(text: string): string | undefined {
  const sentences = paragraphsOf(text.slice(0, MAX_FILE_LENGTH))
    .filter((paragraph) => MINI_MESSAGE.test(paragraph) || namesOldCodes(paragraph))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= MIN_WORDS);
  const found =
    sentences.find((sentence) => MINI_MESSAGE.test(sentence)) ?? sentences.find(namesOldCodes);
  if (found === undefined || found.length <= MAX_LENGTH) return found;
  return `${found.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}

function namesOldCodes(sentence: string): boolean {
  return OLD.test(sentence) && CODES.test(sentence);
}

/** Outside of blocks of code, each as one line without marks. */
function paragraphsOf(text: string): readonly string[] {
  const paragraphs: string[] = [];
  let isCode = false;
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    const isOwn = OWN_LINE.test(line);
    if (isCode || isFence || line.trim() === '') {
      isOpen = false;
      continue;
    }
    const plain = plainOf(line);
    if (isOpen && !isOwn) paragraphs.push(`${paragraphs.pop()} ${plain}`);
    else paragraphs.push(plain);
    // A heading ends with its line.
    isOpen = !/^\s*[#|]/.test(line);
  }
  return paragraphs;
}

function plainOf(line: string): string {
  return line
    .slice(0, 2000)
    .replace(OWN_LINE, '')
    .replace(/!?\[([^\][]{0,200})\]\([^()]{0,500}\)/g, '$1')
    .replace(/\*+|`|\|/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
