const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'í',
  l: 'ł',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  G: 'Ğ',
  I: 'Í',
  L: 'Ł',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ř',
  S: 'Š',
  T: 'Ţ',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};

/**
 * English as a language with accents and long words would look: each vowel is written twice, which makes a sentence
 * about 40 % longer. Values in `{{…}}` stay. Titles of documents have a limit and keep their length.
 */
export function pseudoWords(key: string, sentence: string): string {
  const isLimited = key === 'head_title';
  return sentence.replace(/\{\{\w+\}\}|[a-z]/gi, (found) => {
    if (found.length > 1) return found;
    const letter = ACCENTED[found] ?? found;
    return !isLimited && /[aeiou]/i.test(found) ? letter + letter.toLowerCase() : letter;
  });
}
