import { UNPRINTABLE, writeEscapes } from './write-escapes.ts';

/** Whether only double quotes can hold a text on one line. */
export function needsYamlEscapes(text: string): boolean {
  return text.replaceAll('\t', '').search(UNPRINTABLE) >= 0;
}

/** In single quotes; in double ones where the text needs escapes. A tab is written as `\t`, which can be seen. */
export function writeYamlString(text: string): string {
  return text.search(UNPRINTABLE) >= 0
    ? writeDoubleYamlString(text)
    : `'${text.replaceAll("'", "''")}'`;
}

/** In the preferred quotes, unless the others need fewer escapes. */
export function writeShortYamlString(text: string, preferred: '"' | "'"): string {
  const [single, double] = [writeYamlString(text), writeDoubleYamlString(text)];
  const longer = single.length - double.length;
  return longer > 0 || (longer === 0 && preferred === '"') ? double : single;
}

export function writeDoubleYamlString(text: string): string {
  return `"${writeEscapes(text)}"`;
}
