import { expect, test } from 'vitest';
import { changeFile } from './change-file.ts';
import { type OpenedFile, openFile } from './open-file.ts';

async function openedWithCount(content: string): Promise<[OpenedFile, () => number]> {
  const opened = await openFile('a.yml', new TextEncoder().encode(content));
  if (!opened.ok) throw new Error(opened.error.code);
  let readings = 0;
  const { spelling } = opened.value;
  const read: typeof spelling.read = (text) => {
    readings += 1;
    return spelling.read(text);
  };
  return [{ ...opened.value, spelling: { ...spelling, read } }, () => readings];
}

/** `|` ends with a line break, so a text without one cannot be written there. */
const BLOCK = 'a%: |\n Hi\n';
const QUOTED = "b%: 'Hi'\n";

test('strings that cannot be written as they should be are found in a few readings', async () => {
  const [file, readings] = await openedWithCount(
    Array.from({ length: 200 }, (_, at) => (at % 2 ? BLOCK : QUOTED).replace('%', `${at}`)).join(
      '',
    ),
  );
  const changed = changeFile(
    file,
    file.texts.map(({ value }, text) => ({
      text,
      edits: [{ from: 0, to: value.length, insert: 'Bye' }],
    })),
  );
  expect(readings()).toBeLessThan(6);
  const odd = file.texts.flatMap((_, text) =>
    text % 2 ? [{ text, reason: 'not-read-back' }] : [],
  );
  expect(changed.dropped).toEqual(odd);
  expect(changed.content).toBe(file.content.replaceAll("'Hi'", "'Bye'"));
});
