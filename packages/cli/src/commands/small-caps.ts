import { toSmallCaps } from '@fucina/minecraft-text';
import { linesOf } from '../input.ts';
import type { Language } from '../language.ts';
import { print } from '../output.ts';

export async function smallCaps(
  words: readonly string[],
  options: { readonly codes: boolean },
  language: Language,
): Promise<void> {
  const lines = words.length > 0 ? [words.join(' ')] : linesOf('-', language);
  for await (const line of lines) {
    await print(`${toSmallCaps(line, { skipCodes: options.codes })}\n`);
  }
}
