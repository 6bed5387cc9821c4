import { readYamlString } from '@fucina/quoting';

const QUOTED = /^\s*('(?:[^']|'')*'|"(?:[^"\\]|\\.)*")[ \t]*[,;]?\s*$/;

/** A string of YAML, JSON or Java that stands alone, as what it says. */
export function unquoted(text: string): string | undefined {
  const quoted = QUOTED.exec(text)?.[1];
  return quoted === undefined ? undefined : readYamlString(quoted);
}
