import { UNPRINTABLE, unicodeEscape } from './unprintable.ts';

const SHORT: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\t': '\\t',
};

/** A quoted YAML string: with the preferred quotes, unless the others need fewer escapes. */
export function writeYamlString(text: string, preferred: '"' | "'"): string {
  const double = `"${text.replace(/[\\"]/g, escapeDouble).replace(UNPRINTABLE, escapeDouble)}"`;
  // Single quotes know no escapes, and line breaks in them become spaces.
  if (text.search(UNPRINTABLE) >= 0) return double;
  const single = `'${text.replaceAll("'", "''")}'`;
  if (single.length === double.length) return preferred === '"' ? double : single;
  return single.length < double.length ? single : double;
}

function escapeDouble(character: string): string {
  return SHORT[character] ?? unicodeEscape(character);
}
