import { type Component, readMiniMessage, writePlain } from '@fucina/minecraft-text';
import type { LanguageCode } from '@fucina/site';
import { words } from '@fucina/site/words';
import {
  NOTATION_GROUPS,
  readSource,
  shortNameOf,
  WRITE_NOTATIONS,
  writeNotation,
} from '@fucina/text-workshop';
import { code, escaped, rows } from './markdown.ts';

const SHOWN = '<#ff8800>Hi <b>you';
const TARGET = { game: '1.21.5', adventure: '5.2' } as const;

/** The same text in every notation, and the options of the command that read it and write it so. */
export async function notationsReference(language: LanguageCode): Promise<string> {
  const read = readMiniMessage(SHOWN);
  if (!read.ok) throw new Error('the example is no MiniMessage');
  const { notations } = words[language].text_workshop.outputs;
  return rows(
    Object.values(NOTATION_GROUPS)
      .flat()
      .map((name) => {
        const { value } = writeNotation(name, read.value, TARGET);
        const options = optionsOf(value, read.value).map((option) => code(option));
        return [escaped(notations[name]), code(visible(value)), options.join(' ')];
      }),
  );
}

function optionsOf(written: string, text: Component): readonly string[] {
  const source = readSource(written);
  const isRead =
    source.ok &&
    source.wrapping === undefined &&
    writePlain(source.value).value === writePlain(text).value;
  // Hex digits are capital letters in what the command writes as JSON.
  const to = Object.entries(WRITE_NOTATIONS).filter(
    ([, write]) => write(text).value.toLowerCase() === written.toLowerCase(),
  );
  return [
    ...(isRead ? [`--from ${shortNameOf(source.format)}`] : []),
    ...to.map(([name]) => `--to ${name}`),
  ];
}

/** The escape character of terminals has no letter, and a line of a table no line break. */
function visible(text: string): string {
  return text.replaceAll('\u001b', '\\x1b').replaceAll('\n', '\\n');
}
