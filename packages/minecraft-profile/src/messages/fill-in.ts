/** Puts values where the sentence has `{{name}}`. */
export function fillIn(sentence: string, values: Readonly<Record<string, unknown>> = {}): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
