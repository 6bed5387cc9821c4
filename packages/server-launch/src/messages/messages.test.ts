import { describe, expect, test } from 'vitest';
import { explainCommand } from '../explain/explain-command.ts';
import { FLAG_NAMES } from '../flag-facts.ts';
import type { StartExtras, StartSettings } from '../settings.ts';
import { startCommand } from '../start-command.ts';
import {
  explainArgument,
  explainJudged,
  explainNote,
  explainStartError,
  messages,
} from './index.ts';

describe('why there is no command', () => {
  test.each<[Partial<StartSettings & StartExtras>, string]>([
    [{ jarName: 'a?.jar' }, 'A name with “?” cannot be used here. Rename the jar.'],
    [{ ramMb: 1 }, 'Choose between 128 and 1048576 MB, for example 4096 or 4G.'],
    [
      { version: '9.9' },
      'We know no server version 9.9. Leave it out, or give one such as 1.21.4.',
    ],
  ])('%j: %s', (settings, sentence) => {
    const made = startCommand({ outputType: 'windows', ...settings });
    expect(made.ok ? undefined : explainStartError(made.error)).toBe(sentence);
  });

  test('in Italian', () => {
    const error = { code: 'jar-name-character', character: ' ' } as const;
    expect(explainStartError(error, 'it')).toBe(
      messages.it.errors['jar-name-character'].replace('{{character}}', 'uno spazio'),
    );
  });
});

test('a note tells what is left out, and why', () => {
  const made = startCommand({
    outputType: 'linux',
    jvmArguments: '-XX:+UseConcMarkSweepGC',
    javaVersion: 21,
  });
  const note = made.ok ? made.value.notes.find(({ code }) => code === 'flag-removed') : undefined;
  expect(note && explainNote(note)).toBe(
    'Java 21 does not start with UseConcMarkSweepGC, so it is left out.',
  );
});

test('a command is explained word by word', () => {
  const explained = explainCommand('java -Xmx4G -XX:+UseG1GC -jar paper-1.20.4.jar');
  if (!explained.ok) throw new Error(explained.error.code);
  const { arguments: words, judged } = explained.value;
  expect(words.map(({ text, subject }) => [text, explainArgument(subject)])).toEqual([
    ['-Xmx4G', 'Heap at most.'],
    ['-XX:+UseG1GC', 'The G1 collector, the default since Java 9.'],
    ['-jar paper-1.20.4.jar', 'The program to start.'],
  ]);
  expect(explainJudged(judged)).toBe('Judged for Java 21, the usual one for paper-1.20.4.jar.');
});

test('flags that are looked up have an explanation, and no others', () => {
  expect(Object.keys(messages.en.flags).sort()).toEqual([...FLAG_NAMES].sort());
});

test('each language has the sentences and values of English', () => {
  const values = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  for (const group of ['errors', 'notes', 'judged', 'topics', 'flags'] as const) {
    const italian: Readonly<Record<string, string>> = messages.it[group];
    expect(Object.keys(italian)).toEqual(Object.keys(messages.en[group]));
    for (const [code, sentence] of Object.entries(messages.en[group])) {
      expect([code, ...values(italian[code] ?? '')]).toEqual([code, ...values(sentence)]);
    }
  }
});
