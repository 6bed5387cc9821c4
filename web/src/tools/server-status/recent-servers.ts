import type { StatusQuestion } from '../../api/server-status.ts';
import { listField, textField } from '../../state/field.ts';
import { createStoredValue } from '../../state/stored-value.ts';

const MOST = 8;

/** `java play.example.com`, newest first. */
export const storedRecents = createStoredValue(
  'recent-servers',
  listField(textField(), [], { max: MOST }),
);

export function readRecent(entry: string): StatusQuestion {
  const space = entry.indexOf(' ');
  return { address: entry.slice(space + 1), isBedrock: entry.slice(0, space) === 'bedrock' };
}

export function withRecent(
  entries: readonly string[],
  question: StatusQuestion,
): readonly string[] {
  const entry = writeRecent(question);
  return [entry, ...entries.filter((other) => other !== entry)].slice(0, MOST);
}

export function withoutRecent(
  entries: readonly string[],
  question: StatusQuestion,
): readonly string[] {
  return entries.filter((entry) => entry !== writeRecent(question));
}

function writeRecent({ address, isBedrock }: StatusQuestion): string {
  return `${isBedrock ? 'bedrock' : 'java'} ${address}`;
}
