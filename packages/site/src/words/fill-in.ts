/** Puts values where the message has `{{name}}`. */
export function fillIn(
  message: string,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
